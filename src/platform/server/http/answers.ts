/** Turns a handler's result into the response: adds the envelope and, for visitors, caches it. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import { languageNow } from '#languages/reader.ts';
import type { CacheInvalidation } from './cache/cache-invalidation.ts';
import { cacheControlFor, publicAnswer, sendOwnAnswer, sendPublicAnswer } from './cache/public-answer.ts';
import type { Topics } from './cache/topics.ts';
import type { VisitorCache } from './cache/visitor-cache.ts';
import type { Callers } from './caller.ts';
import { compileSerialiser } from './compile-schemas.ts';
import type { Operation } from './contract.ts';
import type { Answer } from './envelope.ts';
import { answerCaller } from './know-caller.ts';

export interface AnswerWiring {
  /** By operationId. The start fails if one is missing. */
  handlers: Record<string, unknown>;
  callers: Callers;
  topics: Topics;
  cache: VisitorCache;
  /** How long the cache keeps an answer. */
  cacheMs: number;
  invalidation: CacheInvalidation;
}

type AnyHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<Answer<unknown>>;
type Respond = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const JSON_TYPE = 'application/json; charset=utf-8';
/** Shorter answers are sent as text: Node.js then writes them together with their headers, which is cheaper. */
const MIN_ENCODED_BYTES = 4096;
/** A reusable buffer, large enough for nearly every answer. */
const scratch = Buffer.allocUnsafeSlow(256 * 1024);
/** UTF-8 takes at most three bytes for each code unit of UTF-16. */
const MAX_BYTES_PER_UNIT = 3;

export function answerOf(operation: Operation, wiring: AnswerWiring): Respond {
  const answer = uncachedAnswerOf(operation, wiring);
  const topics = wiring.topics.shows.get(operation.operationId);
  if (!topics) return answer;
  const forVisitors = cachedAnswerOf(operation, topics, wiring);
  const shared = operation.isByLanguage ? 'accept-encoding, accept-language' : 'accept-encoding';
  if (!operation.readsToken) {
    // Only a program is known here: what it's sent may be readable for another website, so no cache keeps it.
    return (request, reply) => (request.caller === null ? forVisitors(request, reply, shared) : answer(request, reply));
  }
  const vary = ['authorization', shared].join(', ');
  return (request, reply) =>
    request.headers.authorization === undefined
      ? forVisitors(request, reply, vary)
      : answer(request, reply.header('vary', vary));
}

/** If the contract has several success statuses, the handler chooses one: `reply.code(202)`. */
function uncachedAnswerOf(operation: Operation, wiring: AnswerWiring): Respond {
  const { operationId, method, needsAntiForgery, successes, responses } = operation;
  // A read that needs anti-forgery changes something, such as a token.
  const isRead = method === 'GET' && !needsAntiForgery;
  const [first = 200, ...others] = successes;
  const handler = findHandler(operationId, wiring);
  const topics = wiring.topics.changes.get(operationId);
  const serialisers = new Map(
    successes.map((status) => [status, compileSerialiser({ schema: responses[status] ?? {} })]),
  );
  return async (request, reply) => {
    const { message, data } = await answerCaller(operation, wiring.callers, request, () => handler(request, reply));
    if (topics) wiring.invalidation.publish(topics);
    const status = others.length === 0 ? first : reply.statusCode;
    const serialise = serialisers.get(status);
    if (!serialise) throw new Error(`${operationId} answered ${status}, which the contract doesn’t name`);
    const body = encode(serialise({ status, message, data }));
    reply.code(status).type(JSON_TYPE);
    return isRead && status === 200 ? sendOwnAnswer(request, reply, body) : reply.send(body);
  };
}

/**
 * Sent as text, a long answer would be joined with its headers, and Node.js would go through it again for its length.
 */
function encode(text: string): string | Buffer {
  if (text.length < MIN_ENCODED_BYTES) return text;
  if (text.length * MAX_BYTES_PER_UNIT > scratch.length) return Buffer.from(text);
  // Encode into the reusable buffer and copy: finding the length first takes as long as encoding.
  return Buffer.from(scratch.subarray(0, scratch.write(text)));
}

/**
 * The answer depends on the parameters, the query and, if the contract says so, the reader's language alone. It is
 * serialised by the contract's schema before it is cached.
 */
function cachedAnswerOf(operation: Operation, topics: readonly string[], { cache, cacheMs, ...wiring }: AnswerWiring) {
  const { operationId, isByLanguage, responses } = operation;
  const handler = findHandler(operationId, wiring);
  const serialise = compileSerialiser({ schema: responses['200'] ?? {} });
  return async (request: FastifyRequest, reply: FastifyReply, vary: string): Promise<FastifyReply> => {
    const language = isByLanguage ? languageNow() : null;
    const key = `${operationId} ${JSON.stringify([request.params, request.query, language])}`;
    const { answer, isCached } = await cache.read(key, topics, async () => {
      const { message, data } = await handler(request, reply);
      return publicAnswer(JSON_TYPE, encode(serialise({ status: 200, message, data })));
    });
    return sendPublicAnswer(request, reply, answer, { cacheControl: cacheControlFor(cacheMs, isCached), vary });
  };
}

export function findHandler(operationId: string, { handlers }: Pick<AnswerWiring, 'handlers'>): AnyHandler {
  const handler = handlers[operationId];
  if (typeof handler !== 'function') throw new Error(`The contract names ${operationId}, and nothing handles it`);
  return handler as AnyHandler;
}
