import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addResults, NO_TESTS, readTestReport } from '#cli/test-report.ts';
import { describeFlaky, judgeFlaky, nameFlaky } from '#cli/testing/flaky.ts';

/** A test as Playwright reports it. */
const specOf = (title: string, status: string, ...errors: (string | null)[]) => ({
  title,
  file: 'places.spec.ts',
  line: 28,
  tests: [{ status, results: errors.map((message) => (message === null ? {} : { error: { message } })) }],
});

function readReport(report: object) {
  const folder = mkdtempSync(join(tmpdir(), 'groundswell-reports-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'browser.json');
  writeFileSync(path, JSON.stringify(report));
  return readTestReport(path);
}

const readRun = () =>
  readReport({
    stats: { expected: 1, unexpected: 1, flaky: 2, skipped: 0 },
    errors: [],
    suites: [
      {
        title: 'places.spec.ts',
        file: 'places.spec.ts',
        specs: [
          specOf('a page', 'expected', null),
          specOf('its place', 'flaky', '\u001b[31mExpected: 0\u001b[39m', null),
          specOf('its end', 'unexpected', 'Expected: 1', 'Expected: 1'),
        ],
        suites: [{ title: 'on a phone', file: 'places.spec.ts', specs: [specOf('its top', 'flaky', 'Timeout', null)] }],
      },
    ],
  });

const flakyTests = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `test ${index}`, error: 'late' }));

describe('a browser test that passes only when repeated', () => {
  it('is told from the passed and the failed, with its name and its first error', () => {
    const { passed, failed, flaky } = readRun();
    expect([passed, failed]).toEqual([1, 1]);
    expect(flaky.map(({ name }) => name)).toEqual([
      'tests/e2e/places.spec.ts:28 › its place',
      'tests/e2e/places.spec.ts:28 › on a phone › its top',
    ]);
    expect(flaky.map(({ error }) => error)).toEqual(['\u001b[31mExpected: 0\u001b[39m', 'Timeout']);
  });

  it.each([
    [1, false, { passed: 11, failed: 0 }],
    [2, false, { passed: 12, failed: 0 }],
    [3, false, { passed: 10, failed: 3 }],
    [1, true, { passed: 10, failed: 1 }],
    [0, true, { passed: 10, failed: 0 }],
  ])('%i of them, with --full: %s, count as %o', (count, isFull, counted) => {
    const results = { passed: 10, failed: 0, flaky: flakyTests(count) };
    expect(judgeFlaky(results, { isFull })).toMatchObject(counted);
  });

  it('is named at the end of the run, and written down with its error', () => {
    const { flaky } = addResults({ ...NO_TESTS, passed: 3 }, readRun());
    expect(nameFlaky(flaky)).toBe(
      '2 tests passed only when repeated:\n' +
        '  tests/e2e/places.spec.ts:28 › its place\n' +
        '  tests/e2e/places.spec.ts:28 › on a phone › its top\n',
    );
    expect(describeFlaky(flaky)).toContain('## tests/e2e/places.spec.ts:28 › its place\n\n```\nExpected: 0\n```\n');
    expect(nameFlaky([])).toBe('');
  });
});

it('a run that never began is counted as failed', () => {
  const results = readReport({ stats: { expected: 0, unexpected: 0 }, errors: [{ message: 'No tests' }], suites: [] });
  expect(results).toEqual({ passed: 0, failed: 1, flaky: [] });
});
