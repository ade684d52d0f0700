/**
 * Wires every operation of the contract to its handler. On the way in: area, anti-forgery, token and role, schema, limit; on
 * the way out the envelope, the contract's status and the response's schema, so a field that isn't in the contract
 * can't leak.
 */
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CommunityArea } from '#generated/types.gen.ts';
import { type AnswerWiring, answerOf, findHandler } from './answers.ts';
import { assertPublic } from './cache/topics.ts';
import { programToken } from './caller.ts';
import { compileFormValidator } from './compile-schemas.ts';
import { type Operation, readOperations } from './contract.ts';
import { areaOff } from './failure.ts';
import { DOWNLOAD_TIMEOUT_MS } from './files/downloads.ts';
import { keepFoldersDuring } from './files/remove-after-response.ts';
import { readFormBody } from './files/uploads.ts';
import { knowCaller } from './know-caller.ts';
import { assertLimited, hitsOf, type LimitByCall } from './limits/call-limits.ts';
import type { RateLimiter } from './limits/rate-limits.ts';
import { hitOfProgram, takeTold } from './limits/told-limits.ts';
import type { AntiForgery } from './security/anti-forgery.ts';

/**
 * Counts a call, if the caller's account is new.
 *
 * @returns what counts it no longer.
 * @throws {Failure} 429 past the limit.
 */
export type NewcomerLimit = (request: FastifyRequest) => Promise<() => Promise<void>>;

export interface OperationWiring extends AnswerWiring {
  antiForgery: AntiForgery;
  /** By operationId. The start fails if a call that changes something has none. */
  limits: LimitByCall;
  limiter: RateLimiter;
  /** What counts a call that people can make less often while their account is new; null for the others. */
  newcomerLimitOf: (operationId: string) => NewcomerLimit | null;
  /** Whether admins switched off this part of the community. */
  isOff: (area: CommunityArea) => boolean;
  /** For temporary files of uploads. */
  makeTemporaryFolder: () => Promise<string>;
}

/** Uploads may come over a slow connection, and pictures take time to convert. */
const FORM_TIMEOUT_MS = 600_000;
/** One-click unsubscribe posts a single field. */
const UNREAD_BODY_BYTES = 4 * 1024;

export async function registerOperations(app: FastifyInstance, wiring: OperationWiring): Promise<void> {
  app.decorateRequest('caller', null);
  app.decorateRequest('isCallerRecalled', false);
  const operations = readOperations();
  assertLimited(operations, wiring.limits);
  assertPublic(operations, wiring.topics);
  const isPlain = ({ form, ignoresBody }: Operation) => !form && !ignoresBody;
  for (const operation of operations.filter(isPlain)) registerOperation(app, operation, wiring);
  await app.register(async (forms) => {
    forms.removeAllContentTypeParsers();
    await forms.register(multipart, { throwFileSizeLimit: false });
    forms.setValidatorCompiler(compileFormValidator);
    for (const operation of operations.filter(({ form }) => form)) registerOperation(forms, operation, wiring);
  });
  await app.register(async (unread) => {
    unread.removeAllContentTypeParsers();
    unread.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: UNREAD_BODY_BYTES }, (_request, _body, done) =>
      done(null, undefined),
    );
    for (const operation of operations.filter((one) => one.ignoresBody)) registerOperation(unread, operation, wiring);
  });
}

function registerOperation(app: FastifyInstance, operation: Operation, wiring: OperationWiring): void {
  const { operationId, method, url, params, querystring, form, isStreamed, responses } = operation;
  const body = form?.schema ?? operation.body;
  const unlimited = isStreamed ? findHandler(operationId, wiring) : answerOf(operation, wiring);
  const newcomerLimit = wiring.newcomerLimitOf(operationId);
  const answer = newcomerLimit ? limitedForNewcomers(newcomerLimit, unlimited) : unlimited;
  app.route({
    method,
    url,
    config: { operationId },
    schema: {
      ...(params && { params }),
      ...(querystring && { querystring }),
      ...(body && { body }),
      response: responses,
    },
    onRequest: (request, reply) => guard(operation, wiring, request, reply),
    ...(isStreamed && { handlerTimeout: DOWNLOAD_TIMEOUT_MS }),
    ...(form && {
      handlerTimeout: FORM_TIMEOUT_MS,
      preValidation: (request, reply) =>
        readFormBody(request, reply, { form, makeTemporaryFolder: wiring.makeTemporaryFolder }),
    }),
    ...limitOf(operationId, wiring),
    handler: form ? keepingFolders(answer) : answer,
  });
}

type Answering = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** What fails doesn't count. */
const limitedForNewcomers =
  (count: NewcomerLimit, answer: Answering): Answering =>
  async (request, reply) => {
    const refund = await count(request);
    try {
      return await answer(request, reply);
    } catch (error) {
      await refund();
      throw error;
    }
  };

const keepingFolders = (answer: Answering) => (request: FastifyRequest, reply: FastifyReply) =>
  keepFoldersDuring(reply, answer(request, reply));

/** Counts just before the handler runs, so that a call which fails validation doesn't count. */
function limitOf(operationId: string, { limits, limiter }: OperationWiring) {
  const limit = limits.get(operationId);
  if (!limit || limit.takenBy === 'handler') return {};
  return {
    preHandler: (request: FastifyRequest, reply: FastifyReply) =>
      takeTold(limiter, hitsOf({ name: operationId, limit }, request), reply),
  };
}

async function guard(
  operation: Operation,
  wiring: OperationWiring,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (operation.area !== null && wiring.isOff(operation.area)) throw areaOff();
  // A browser sends this header for no other site, so nobody can make it send a program's token.
  const isProgram = programToken(request) !== null;
  if (operation.needsAntiForgery && !isProgram) wiring.antiForgery.check(request, reply);
  await knowCaller(operation, wiring.callers, request);
  const program = request.caller?.program;
  if (program) await takeTold(wiring.limiter, [hitOfProgram(program.tokenId)], reply);
}
