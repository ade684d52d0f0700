import { afterEach, expect, it, vi } from 'vitest';
import InputReporter from '../e2e/support/input-reporter.ts';
import { DROPPED_INPUT, MAX_REPEATS } from '../e2e/support/received-input.ts';

afterEach(() => vi.restoreAllMocks());

/** @param repeats by test; each has another annotation too. */
async function report(repeats: readonly number[]) {
  const print = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const reporter = new InputReporter();
  for (const times of repeats) {
    const dropped = Array.from({ length: times }, () => ({ type: DROPPED_INPUT }));
    reporter.onTestEnd({} as never, { annotations: [{ type: 'slow' }, ...dropped] });
  }
  const result = await reporter.onEnd();
  return { line: print.mock.lastCall?.[0], result };
}

it('counts the input that the tests of a run repeated', async () => {
  expect(await report([])).toEqual({ line: 'input repeated: 0 times\n', result: undefined });
  expect(await report([0, 1])).toEqual({ line: 'input repeated: 1 time\n', result: undefined });
  expect(await report([2, 0, MAX_REPEATS - 2])).toMatchObject({ result: undefined });
});

it('fails a run that repeated too much, whichever tests did', async () => {
  const { line, result } = await report([MAX_REPEATS, 0, 1]);
  expect(line).toBe('input repeated: 6 times, more than 5 fail the run\n');
  expect(result).toEqual({ status: 'failed' });
});
