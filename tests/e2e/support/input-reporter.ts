/** Counts the input that all workers repeated (`received-input.ts`) in the run's last line, and fails if it's too much. */
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { DROPPED_INPUT, MAX_REPEATS } from './received-input.ts';

export default class InputReporter implements Reporter {
  #repeats = 0;

  printsToStdio(): boolean {
    return false;
  }

  onTestEnd(_: TestCase, { annotations }: Pick<TestResult, 'annotations'>): void {
    this.#repeats += annotations.filter(({ type }) => type === DROPPED_INPUT).length;
  }

  async onEnd(): Promise<{ status: 'failed' } | undefined> {
    const isTooMuch = this.#repeats > MAX_REPEATS;
    const times = `${this.#repeats} ${this.#repeats === 1 ? 'time' : 'times'}`;
    process.stdout.write(`input repeated: ${times}${isTooMuch ? `, more than ${MAX_REPEATS} fail the run` : ''}\n`);
    return isTooMuch ? { status: 'failed' } : undefined;
  }
}
