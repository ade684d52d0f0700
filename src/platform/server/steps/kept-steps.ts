/** Keeps the steps of lifecycles that some work takes until it has succeeded: a transaction that is rolled back takes none. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type LifecycleStep, watchSteps } from '#platform/shared/lifecycle-step.ts';

const keeping = new AsyncLocalStorage<LifecycleStep[]>();
watchSteps((step) => keeping.getStore()?.push(step));

/** Adds the steps of the work, and of all that it starts, to those given. */
export const keepSteps = <T>(steps: LifecycleStep[], work: () => T): T => keeping.run(steps, work);

/** For a part of some work that may fail without the rest. */
export async function keepIfDone<T>(part: () => Promise<T>): Promise<T> {
  const steps: LifecycleStep[] = [];
  const done = await keeping.run(steps, part);
  keeping.getStore()?.push(...steps);
  return done;
}
