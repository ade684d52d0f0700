import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { listMigrationFiles } from '#platform/db/migrate.ts';

it('numbers the migrations of all domains in one row, without gaps or repeats', () => {
  const numbers = listMigrationFiles().map((path) => Number.parseInt(basename(path), 10));
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});
