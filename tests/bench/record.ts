/** Prints a benchmark's output and stores it, to compare with later runs. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../.cache/bench');

export interface BenchRecord {
  /** Relative to the project's root. */
  path: string;
  say(text: string): void;
}

export function startRecord(): BenchRecord {
  mkdirSync(FOLDER, { recursive: true });
  const name = `${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.txt`;
  const say = (text: string) => {
    process.stdout.write(`${text}\n`);
    appendFileSync(join(FOLDER, name), `${text}\n`);
  };
  return { path: `.cache/bench/${name}`, say };
}

/** Figures mean little without their machine. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 2 ** 30);
  return `${availableParallelism()} × ${model}, ${memory} GiB, Node.js ${process.versions.node}; ${describeLoad()}`;
}

export function describeLoad(): string {
  return `load average ${loadavg()
    .map((load) => load.toFixed(2))
    .join(', ')}`;
}
