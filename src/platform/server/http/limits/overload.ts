/** Rejects API calls while the event loop is seconds late. The page and the health checks are cheap, so they go on. */

import { type Histogram, monitorEventLoopDelay } from 'node:perf_hooks';
import type { FastifyInstance } from 'fastify';
import { say } from '#languages/say.ts';
import { unavailable } from '../failure.ts';

export interface OverloadLimits {
  /** The median delay of a window's event loop turns, in milliseconds, above which calls are rejected. */
  lateMs: number;
  /** How often the limit is checked; a window with a few long turns is not yet an overload. */
  windowMs: number;
}

/** Each sample wakes the process: at the usual 10 ms, an idle one would spend a hundredth of a core on it. */
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

/** If the window had no turn at all, the event loop was blocked all along. */
const latenessOf = (turns: Histogram): number =>
  turns.count === 0 ? Number.POSITIVE_INFINITY : turns.percentile(50) / 1e6 - SAMPLE_MS;
