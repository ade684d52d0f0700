/** From what a handler found to what is sent: the envelope and, for visitors, the cache. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Changes } from './changes.ts';
import type { Operation } from './contract.ts';
import type { Answer } from './envelope.ts';
import { publicAnswer, sendPublicAnswer, sharedFor } from './public-answer.ts';
import type { Topics } from './topics.ts';
import { compileSerialiser } from './validators.ts';
import type { VisitorCache } from './visitor-cache.ts';

export interface AnswerWiring {
  /** By operationId. A missing handler stops the start. */
  handlers: Record<string, unknown>;
  topics: Topics;
  cache: VisitorCache;
  /** How long the cache keeps an answer. */
  keepMs: number;
  changes: Changes;
}

type FoundHandler = (request: FastifyRequest, reply: FastifyReply) => Promise<Answer<unknown>>;
type Respond = (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

const JSON_TYPE = 'application/json; charset=utf-8';

export function answerOf(operation: Operation, wiring: AnswerWiring): Respond {
  const answer = ownAnswerOf(operation, wiring);
  const topics = wiring.topics.shows.get(operation.operationId);
  if (!topics) return answer;
  const forVisitors = visitorsAnswerOf(operation, topics, wiring);
  if (!operation.readsToken) return (request, reply) => forVisitors(request, reply, 'accept-encoding');
  const vary = 'authorization, accept-encoding';
  return (request, reply) =>
    request.headers.authorization === undefined
      ? forVisitors(request, reply, vary)
      : answer(request, reply.header('vary', vary));
}

/** Of several successes, the handler says which: `reply.code(202)`. */
function ownAnswerOf({ operationId, successes: [first = 200, ...others] }: Operation, wiring: AnswerWiring): Respond {
  const handler = findHandler(operationId, wiring);
  const topics = wiring.topics.changes.get(operationId);
  return async (request, reply) => {
    const { message, data } = await handler(request, reply);
    if (topics) wiring.changes.tell(topics);
    const status = others.length === 0 ? first : reply.statusCode;
    return reply.code(status).send({ status, message, data });
  };
}

/** Computed from the parameters and the query alone, and held to the contract before it is kept. */
function visitorsAnswerOf(operation: Operation, topics: readonly string[], { cache, keepMs, ...wiring }: AnswerWiring) {
  const { operationId, responses } = operation;
  const handler = findHandler(operationId, wiring);
  const serialise = compileSerialiser({ schema: responses['200'] ?? {} });
  return async (request: FastifyRequest, reply: FastifyReply, vary: string): Promise<FastifyReply> => {
    const key = `${operationId} ${JSON.stringify([request.params, request.query])}`;
    const { answer, isKept } = await cache.read(key, topics, async () => {
      const { message, data } = await handler(request, reply);
      return publicAnswer(JSON_TYPE, serialise({ status: 200, message, data }));
    });
    return sendPublicAnswer(request, reply, answer, { cacheControl: sharedFor(keepMs, isKept), vary });
  };
}

export function findHandler(operationId: string, { handlers }: Pick<AnswerWiring, 'handlers'>): FoundHandler {
  const handler = handlers[operationId];
  if (typeof handler !== 'function') throw new Error(`The contract names ${operationId}, and nothing handles it`);
  return handler as FoundHandler;
}
