import { describe, expect, it } from 'vitest';
import { findTests, runnerOf } from '#cli/testing/find-tests.ts';

const FILES = [
  'tests/domains/impacts/lists.test.ts',
  'tests/domains/opportunities/lists.test.ts',
  'tests/demo/impacts.test.ts',
  'tests/support/impacts.ts',
  'tests/e2e/impacts-form.spec.ts',
  'tests/e2e/flows/impact.spec.ts',
  'tests/e2e/news-reading.spec.ts',
  'tests/faults/kill.test.ts',
];

describe('testsAbout', () => {
  it('finds tests of every kind by domain, singular or plural, and only tests', () => {
    expect(findTests('impacts', FILES)).toEqual([
      'tests/domains/impacts/lists.test.ts',
      'tests/demo/impacts.test.ts',
      'tests/e2e/impacts-form.spec.ts',
      'tests/e2e/flows/impact.spec.ts',
    ]);
    expect(findTests('opportunity', FILES)).toEqual(['tests/domains/opportunities/lists.test.ts']);
    expect(findTests('news', FILES)).toEqual(['tests/e2e/news-reading.spec.ts']);
  });

  it('finds a file, a folder and part of a path', () => {
    expect(findTests('./tests/faults/kill.test.ts', FILES)).toEqual(['tests/faults/kill.test.ts']);
    expect(findTests('tests/faults/', FILES)).toEqual(['tests/faults/kill.test.ts']);
    expect(findTests('impacts/lists', FILES)).toEqual(['tests/domains/impacts/lists.test.ts']);
    expect(findTests('news-reading', FILES)).toEqual(['tests/e2e/news-reading.spec.ts']);
  });

  it('finds nothing for a word in no name', () => {
    expect(findTests('zebra', FILES)).toEqual([]);
    expect(findTests('tests/support/impacts.ts', FILES)).toEqual([]);
  });
});

describe('runnerOf', () => {
  it('distinguishes kinds of tests', () => {
    expect(FILES.map(runnerOf)).toContain('unit');
    expect(runnerOf('tests/e2e/flows/impact.spec.ts')).toBe('browser');
    expect(runnerOf('tests/faults/kill.test.ts')).toBe('faults');
  });
});
