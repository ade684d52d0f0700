/** What a bench says goes to the terminal and, to be compared with later ones, into a file that is kept. */
import { appendFileSync, mkdirSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, totalmem } from 'node:os';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../.cache/bench');

export interface BenchRecord {
  /** From the working folder's root. */
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

/** Figures mean little without the machine they come from. */
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
