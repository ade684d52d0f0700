/** What a run's fixtures cost: each process writes its totals to a folder that the run's reporter reads. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface FixtureTime {
  calls: number;
  ms: number;
}

/** The environment variable that names the folder; without it, nothing is measured. */
export const FIXTURE_TIMES_FOLDER = 'FIXTURE_TIMES_FOLDER';

const sums = new Map<string, FixtureTime>();

/** Runs `work` and adds its duration to the fixture's total. */
export async function timed<T>(fixture: string, work: () => Promise<T>): Promise<T> {
  const folder = process.env[FIXTURE_TIMES_FOLDER];
  if (!folder) return work();
  const began = performance.now();
  try {
    return await work();
  } finally {
    const { calls, ms } = sums.get(fixture) ?? { calls: 0, ms: 0 };
    sums.set(fixture, { calls: calls + 1, ms: ms + performance.now() - began });
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${process.pid}.json`), JSON.stringify([...sums]));
  }
}
