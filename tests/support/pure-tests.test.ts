import { describe, expect, it } from 'vitest';
import { findPureTests } from './pure-tests.ts';

const pure = findPureTests('tests/**/*.test.ts', ['tests/faults/**']);

describe('a test without server and database', () => {
  it.each([
    ['tests nothing but a function', 'tests/ui/ordinal.test.ts'],
    ['tests what a page computes', 'tests/domains/impacts/web/chart-headlines.test.ts'],
    ['loads a map that names what a browser test starts', 'tests/flows/complete.test.ts'],
  ])('is recognised when it %s', (_, path) => expect(pure).toContain(path));

  it.each([
    ['starts the server', 'tests/domains/goals/goals.test.ts'],
    ['opens a database', 'tests/platform/db/database.test.ts'],
    ['starts the server through what another file gives', 'tests/domains/opportunities/lists.test.ts'],
  ])('isn’t one if it %s', (_, path) => expect(pure).not.toContain(path));
});
