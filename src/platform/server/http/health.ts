/** For monitoring: liveness, readiness and metrics. */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import { say } from '#languages/say.ts';
import { areEqualSecrets } from '../equal-secrets.ts';
import { notFound } from './failure.ts';
import { isFromThisMachine } from './limits/this-machine.ts';

interface HealthOptions {
  isReady: () => Promise<boolean>;
  /** An outage of uploaded files is reported, but most calls don't need them, so the process stays ready. */
  isStorageWell: () => Promise<boolean>;
  /** Required as a Bearer token. */
  metricsToken: string | null;
  /** Whether this machine may read the metrics without a token. */
  isOpenToThisMachine: boolean;
  /** The product's own. */
  origin: string;
}

const SECONDS = [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Each sample wakes an idle process; at the package's default of 10 ms, sampling used most of its CPU time. */
const EVENT_LOOP_SAMPLE_MS = 100;

export function serveHealth(app: FastifyInstance, options: HealthOptions): void {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_SAMPLE_MS });
  const durations = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'How long calls took, by operation and status.',
    labelNames: ['operation', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  app.addHook('onResponse', async (request, reply) => {
    const { operationId } = request.routeOptions.config;
    if (operationId) durations.observe({ operation: operationId, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const unlimited = { config: { rateLimit: false as const } };
  app.get('/healthz', unlimited, () => ({ status: 'ok' }));
  app.get('/readyz', unlimited, async (_request, reply) => {
    const [isReady, isStorageWell] = await Promise.all([options.isReady(), options.isStorageWell()]);
    const storage = isStorageWell ? 'ready' : 'unavailable';
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready', storage });
  });
  app.get('/metrics', unlimited, async (request, reply) => {
    if (!mayReadMetrics(request, options)) throw notFound(say('failures.nothingHere'));
    return reply.type(registry.contentType).send(await registry.metrics());
  });
}

function mayReadMetrics(
  request: FastifyRequest,
  { metricsToken, isOpenToThisMachine, origin }: HealthOptions,
): boolean {
  if (metricsToken) return areEqualSecrets(request.headers.authorization ?? '', `Bearer ${metricsToken}`);
  return isOpenToThisMachine && isFromThisMachine(request, origin);
}
