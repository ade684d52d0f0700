import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { listMigrationFiles } from '#platform/server/db/schema-files.ts';

/** Those that show each domain's tables as they were before the first release. */
const BEFORE_FIRST_RELEASE = 19;
const BREAKING = [
  /\bdrop (table|column|function|trigger|view)\b/,
  /\brename (to|column)\b/,
  /\balter (column )?\w+ (set not null|type|set data type)\b/,
];

it('numbers the migrations of all domains in one row, without gaps or repeats', () => {
  const numbers = listMigrationFiles().map((path) => Number.parseInt(basename(path), 10));
  expect(numbers.length).toBeGreaterThan(10);
  expect(numbers).toEqual(numbers.map((_, index) => index + 1));
});

/** While a release is upgraded, processes of the previous release run on the new schema. */
it('only adds to the schema, or says since when what it removes is unused', () => {
  const later = listMigrationFiles().filter((path) => Number.parseInt(basename(path), 10) > BEFORE_FIRST_RELEASE);
  const found = later.flatMap((path) =>
    findBreaking(readFileSync(path, 'utf8')).map((statement) => `${basename(path)}: ${statement}`),
  );
  expect(found).toEqual([]);
});

it.each([
  ['alter table impacts drop column measure;', 1],
  ['alter table impacts rename column measure to result;', 1],
  ['alter table impacts\n  alter column measure set not null;', 1],
  ['alter table impacts alter measure type bigint;', 1],
  ['drop table measures;', 1],
  ['alter table impacts add column measure text not null;', 1],
  ['-- Unused since 0.2.0.\nalter table impacts drop column measure;', 0],
  ["alter table impacts add column measure text not null default '';", 0],
  ['create table measures (id uuid primary key, name text not null);', 0],
  ['drop function count_measure(uuid);', 1],
  ['drop trigger impacts_measured on impacts;', 1],
  ['drop view measured_impacts;', 1],
  ['drop index impacts_measure;', 0],
])('knows what the release before can’t run on: %s', (sql, count) => {
  expect(findBreaking(sql)).toHaveLength(count);
});

/** Finds statements that remove or change what a process of the previous release may read or write. */
function findBreaking(sql: string): string[] {
  const statements = sql.split(';').map((statement) => statement.trim());
  return statements.filter((statement) => {
    if (/-- Unused since \d/.test(statement)) return false;
    const text = statement.replaceAll(/--.*$/gm, '').toLowerCase();
    const addsRequired = /\badd column\b.*\bnot null\b/s.test(text) && !/\bdefault\b/.test(text);
    return addsRequired || BREAKING.some((pattern) => pattern.test(text));
  });
}
