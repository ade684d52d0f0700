/** Rejects API calls while the process turns to each only after seconds. The page and the health checks stay cheap. */

import { type Histogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { say } from '#languages/say.ts';
import { unavailable } from './failure.ts';

export interface OverloadLimits {
  /** Milliseconds that half of a window's turns may come late. */
  lateMs: number;
  /** How often the limit is checked; a window with a few long turns is not yet an overload. */
  windowMs: number;
}

/** Each sample wakes the process: every 10 ms, as is usual, an idle one would use a hundredth of a core for it. */
const SAMPLE_MS = 100;
const LIMITS: OverloadLimits = { lateMs: 3_000, windowMs: 3_000 };

export function rejectWhenOverloaded(app: FastifyInstance, { lateMs, windowMs }: OverloadLimits = LIMITS): void {
  const turns = monitorEventLoopDelay({ resolution: SAMPLE_MS });
  turns.enable();
  let isOverloaded = false;
  const timer = setInterval(() => {
    isOverloaded = latenessOf(turns) > lateMs;
    turns.reset();
  }, windowMs).unref();
  app.addHook('onRequest', (request, _reply, done) => {
    const isRejected = isOverloaded && request.routeOptions.config.operationId !== undefined;
    done(isRejected ? unavailable(say('failures.busy')) : undefined);
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    turns.disable();
  });
}

/** A window without a single turn is as late as can be. */
const latenessOf = (turns: Histogram): number =>
  turns.count === 0 ? Number.POSITIVE_INFINITY : turns.percentile(50) / 1e6 - SAMPLE_MS;
