/**
 * Runs the jobs that a worker fetched as a batch. Each one is settled on its own as soon as it has run, so a process
 * that's killed halfway repeats one job and not all of them, and one that fails is retried alone. Only those whose work
 * is done together are settled together.
 */
import { setTimeout as wait } from 'node:timers/promises';
import type { Job, JobResult, PgBoss } from 'pg-boss';
import type { LifecycleStep } from '#platform/shared/lifecycle-step.ts';
import { isDatabaseUnavailable } from '../db/database-errors.ts';
import type { Logger } from '../logging/logger.ts';
import { keepSteps } from '../steps/kept-steps.ts';
import { newTrace, runInTrace } from '../tracing/trace.ts';
import { inSpan, type Tracer } from '../tracing/tracer.ts';
import { causeOf, type JobCause } from './job-cause.ts';
import { NonRetryableError } from './non-retryable-error.ts';

interface BatchNeeds {
  boss: Pick<PgBoss, 'complete'>;
  log: Logger;
  tracer: Tracer | null;
  /** Called with the steps of lifecycles that a job took, once it has succeeded. */
  onSteps: (steps: readonly LifecycleStep[]) => void;
  /** A query that reads nothing, to find out whether the database answers. */
  ping: () => Promise<unknown>;
  stopping: AbortSignal;
}

export type JobHandler = (payload: object, jobId: string) => Promise<void>;
export type BatchHandler = (payloads: readonly object[]) => Promise<void>;
export type Handler = { each: JobHandler } | { together: BatchHandler };

export type RunBatch = (name: string, jobs: Job<object>[], handler: Handler) => Promise<JobResult[]>;

const RETRY_DELAY_MS = 250;

export function createBatchRunner({ boss, log, tracer, onSteps, ping, stopping }: BatchNeeds): RunBatch {
  /**
   * Repeats `query` until the database answers; otherwise a job that finished during an outage would run again after
   * it.
   */
  const retryWhileUnavailable = async (query: () => Promise<unknown>): Promise<void> => {
    for (;;) {
      try {
        await query();
        return;
      } catch (error) {
        if (!(error instanceof Error && isDatabaseUnavailable(error)) || stopping.aborted) throw error;
      }
      await wait(RETRY_DELAY_MS);
    }
  };

  const recorded = async (name: string, work: () => Promise<void>) => {
    const steps: LifecycleStep[] = [];
    await keepSteps(steps, () => inSpan(tracer, [name, { kind: 'consumer' }], work));
    onSteps(steps);
  };

  const runEach = async (name: string, jobs: Job<object>[], handler: JobHandler): Promise<JobResult[]> => {
    const results: JobResult[] = [];
    for (const job of jobs) {
      const outcome = await runInTrace(newTrace(), () =>
        runLogged({ name, id: job.id, log }, () => recorded(name, () => handler(job.data, job.id))),
      );
      await retryWhileUnavailable(outcome.status === 'completed' ? () => boss.complete(name, [job]) : ping);
      results.push({ id: job.id, ...outcome });
    }
    return results;
  };

  const runBatch = async (name: string, jobs: Job<object>[], handler: BatchHandler): Promise<JobResult[]> => {
    const handleAlone: JobHandler = (payload) => handler([payload]);
    if (jobs.length < 2) return runEach(name, jobs, handleAlone);
    const areDone = await runInTrace(newTrace(), async () => {
      try {
        await recorded(name, () => handler(jobs.map(({ data }) => data)));
      } catch (error) {
        log.warn({ job: name, jobs: jobs.length, err: error }, 'Jobs failed together; trying each alone');
        return false;
      }
      for (const { id } of jobs) log.info({ job: name, jobId: id }, 'Job done');
      return true;
    });
    if (!areDone) return runEach(name, jobs, handleAlone);
    await retryWhileUnavailable(() => boss.complete(name, jobs));
    return jobs.map(({ id }) => ({ id, status: 'completed' }));
  };

  return (name, jobs, handler) =>
    'together' in handler ? runBatch(name, jobs, handler.together) : runEach(name, jobs, handler.each);
}

async function runLogged(
  { name, id, log }: { name: string; id: string; log: Logger },
  run: () => Promise<void>,
): Promise<Omit<JobResult<JobCause>, 'id'>> {
  try {
    await run();
    log.info({ job: name, jobId: id }, 'Job done');
    return { status: 'completed' };
  } catch (error) {
    const isFinal = error instanceof NonRetryableError;
    log.warn({ job: name, jobId: id, err: error }, isFinal ? 'Job failed for good' : 'Job failed; will retry');
    // Without a dead letter queue this fails the job without a retry.
    return { status: isFinal ? 'deadletter' : 'failed', output: causeOf(error) };
  }
}
