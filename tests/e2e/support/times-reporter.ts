/** Writes where browser tests spend their time, by file and by step, to `test-results/browser-times.md`. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter';

interface Sum {
  calls: number;
  ms: number;
}

const ROOT = join(import.meta.dirname, '../../..');
const RESULTS = join(ROOT, 'test-results');
/** Matches a step's title without its target, as in `Navigate to "/terms"` or `Expect "toBeVisible"`. */
const STEP = /^[^"'(/]*[^"'(/\s]/;

export default class TimesReporter implements Reporter {
  readonly #files = new Map<string, Sum>();
  readonly #steps = new Map<string, Sum>();
  readonly #began = performance.now();

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd({ location }: TestCase, { duration, steps }: TestResult): void {
    add(this.#files, relative(ROOT, location.file), duration);
    for (const step of steps) this.#count(step);
  }

  onEnd(): void {
    const wall = seconds(performance.now() - this.#began);
    mkdirSync(RESULTS, { recursive: true });
    writeFileSync(
      join(RESULTS, 'browser-times.md'),
      `# Where browser tests spend their time\n
The run took ${wall} s. Sums are in seconds of one worker. A step within a fixture counts there as
well. A fixture counts twice: when it begins and when it ends.\n
${tableOf('file', 'tests', this.#files)}\n${tableOf('step', 'times', this.#steps)}`,
    );
  }

  #count({ category, title, duration, steps }: TestStep): void {
    const step = nameOf(category, title);
    if (step) add(this.#steps, step, duration);
    for (const step of steps) this.#count(step);
  }
}

/** Null for steps that only group others, such as those written in tests. */
function nameOf(category: string, title: string): string | null {
  if (category === 'fixture') return title.replace(/^Fixture "(.*)"$/, 'fixture $1');
  if (category === 'pw:api' || category === 'expect') return STEP.exec(title)?.[0] ?? title;
  return title.startsWith('fixture ') ? title : null;
}

function add(sums: Map<string, Sum>, name: string, ms: number): void {
  const known = sums.get(name) ?? { calls: 0, ms: 0 };
  sums.set(name, { calls: known.calls + 1, ms: known.ms + ms });
}

const seconds = (ms: number) => (ms / 1000).toFixed(1);

function tableOf(what: string, often: string, sums: ReadonlyMap<string, Sum>): string {
  const all = [...sums].sort(([, a], [, b]) => b.ms - a.ms);
  const rows = all.map(
    ([name, { calls, ms }]) => `| ${name} | ${calls} | ${seconds(ms)} | ${(ms / calls).toFixed()} |`,
  );
  return `| ${what} | ${often} | seconds | ms each |\n|---|---:|---:|---:|\n${rows.join('\n')}\n`;
}
