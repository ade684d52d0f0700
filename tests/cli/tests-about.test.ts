import { describe, expect, it } from 'vitest';
import { runnerOf, testsAbout } from '#cli/testing/tests-about.ts';

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
    expect(testsAbout('impacts', FILES)).toEqual([
      'tests/domains/impacts/lists.test.ts',
      'tests/demo/impacts.test.ts',
      'tests/e2e/impacts-form.spec.ts',
      'tests/e2e/flows/impact.spec.ts',
    ]);
    expect(testsAbout('opportunity', FILES)).toEqual(['tests/domains/opportunities/lists.test.ts']);
    expect(testsAbout('news', FILES)).toEqual(['tests/e2e/news-reading.spec.ts']);
  });

  it('finds a file, a folder and part of a path', () => {
    expect(testsAbout('./tests/faults/kill.test.ts', FILES)).toEqual(['tests/faults/kill.test.ts']);
    expect(testsAbout('tests/faults/', FILES)).toEqual(['tests/faults/kill.test.ts']);
    expect(testsAbout('impacts/lists', FILES)).toEqual(['tests/domains/impacts/lists.test.ts']);
  });

  it('finds nothing for a word in no name', () => {
    expect(testsAbout('zebra', FILES)).toEqual([]);
    expect(testsAbout('tests/support/impacts.ts', FILES)).toEqual([]);
  });
});

describe('runnerOf', () => {
  it('distinguishes kinds of tests', () => {
    expect(FILES.map(runnerOf)).toContain('unit');
    expect(runnerOf('tests/e2e/flows/impact.spec.ts')).toBe('browser');
    expect(runnerOf('tests/faults/kill.test.ts')).toBe('faults');
  });
});
