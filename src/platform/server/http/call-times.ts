/** How long calls take in this process, since it started. */
import type { FastifyInstance } from 'fastify';

export interface CallTime {
  name: string;
  count: number;
  meanMs: number;
}

export interface CallTimes {
  /** Begins to time the calls of a server. */
  watch(app: FastifyInstance): void;
  /** Those that are slowest on average, slowest first. */
  list(count: number): CallTime[];
}

export function createCallTimes(): CallTimes {
  const sums = new Map<string, { count: number; totalMs: number }>();
  return {
    watch: (app) => {
      app.addHook('onResponse', async (request, reply) => {
        const { operationId } = request.routeOptions.config;
        if (!operationId) return;
        const { count, totalMs } = sums.get(operationId) ?? { count: 0, totalMs: 0 };
        sums.set(operationId, { count: count + 1, totalMs: totalMs + reply.elapsedTime });
      });
    },
    list: (length) =>
      [...sums]
        .map(([name, { count, totalMs }]) => ({ name, count, meanMs: totalMs / count }))
        .sort((one, other) => other.meanMs - one.meanMs)
        .slice(0, length),
  };
}
