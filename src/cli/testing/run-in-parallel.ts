/** Runs steps in parallel on a number of cores: in order, except that a small step may fill a gap. */

interface ScheduledStep {
  script: string;
  cores: number;
  after?: string[];
}

/**
 * @param run returns whether the step passed.
 * @returns whether all steps passed. After a failure no other step is started; running ones are left to the caller.
 */
export async function runInParallel<T extends ScheduledStep>(
  steps: readonly T[],
  cores: number,
  run: (step: T) => Promise<boolean>,
): Promise<boolean> {
  const pending = [...steps];
  const unfinished = new Set(steps.map(({ script }) => script));
  const running = new Map<T, Promise<{ step: T; hasPassed: boolean }>>();
  const isStartable = ({ cores: needed, after = [] }: T) => {
    const busy = [...running.keys()].reduce((sum, step) => sum + step.cores, 0);
    return busy + needed <= cores && !after.some((script) => unfinished.has(script));
  };
  while (unfinished.size > 0) {
    for (let next = pending.find(isStartable); next; next = pending.find(isStartable)) {
      const step = next;
      pending.splice(pending.indexOf(step), 1);
      running.set(
        step,
        run(step).then((hasPassed) => ({ step, hasPassed })),
      );
    }
    if (running.size === 0) throw new Error(`These steps depend on each other: ${[...unfinished].join(', ')}`);
    const { step, hasPassed } = await Promise.race(running.values());
    if (!hasPassed) return false;
    running.delete(step);
    unfinished.delete(step.script);
  }
  return true;
}
