import { describe, expect, it } from 'vitest';
import { findSchemaProblems } from '#cli/checks/schema-rules.ts';

const MIGRATION = 'src/domains/media/server/migrations/0020_albums.sql';
const FUNCTIONS = 'src/domains/media/server/functions.sql';
const findIn = (path: string, text: string) => findSchemaProblems(new Map([[path, text]]));
const COUNT = `-- Counts.
create or replace function count_album() returns trigger language plpgsql as $$
declare
  sign integer := 1;
begin
  update albums set files = files + sign;

  return null;
end $$;
`;

describe('a migration', () => {
  it.each([
    'create function count_album() returns trigger',
    'create or replace function count_album() returns trigger',
    'CREATE OR REPLACE\n  FUNCTION count_album() returns trigger',
    'create trigger albums_counted after insert on albums',
    'create constraint trigger albums_counted after insert on albums',
    'create view album_files as select 1',
    'create or replace view album_files as select 1',
    'create materialized view album_files as select 1',
    'create procedure count_albums() language sql',
    'alter function count_album() cost 1',
  ])('defines nothing that a functions.sql does: %s', (statement) => {
    expect(findIn(MIGRATION, `create table albums (id uuid primary key);\n${statement};\n`)).toEqual([
      expect.stringMatching(/albums\.sql: the \w+ \w+ belongs in the functions\.sql of its domain$/),
    ]);
  });

  it('may define what a column or an index contains the result of, and drop what is no longer used', () => {
    const text = `-- create view was here
create function fold(value text) returns text language sql as $$ select lower(value) $$;
create index albums_title on albums (fold(title));
drop trigger albums_counted on albums;
`;
    expect(findIn(MIGRATION, text)).toEqual([]);
  });
});

describe('a functions.sql', () => {
  it('contains functions, triggers and views, and what drops those that can’t be replaced', () => {
    const text = `${COUNT}create or replace trigger albums_counted after insert on albums
  for each row execute function count_album();
drop trigger if exists albums_told on albums;
create constraint trigger albums_told after insert on albums
  deferrable initially deferred for each row execute function tell();

create or replace view album_files as select media_id from albums;
`;
    expect(findIn(FUNCTIONS, text)).toEqual([]);
  });

  it.each([
    'update albums set files = 0;',
    'select recount_albums();',
    'create table albums (id uuid primary key);',
    'create index albums_title on albums (title);',
    'create function count_album() returns trigger language sql;',
    'drop table albums;',
  ])('contains nothing else: %s', (statement) => {
    expect(findIn(FUNCTIONS, `${COUNT}${statement}\n`)).toEqual([expect.stringContaining(statement)]);
  });

  it('defines nothing that another one does', () => {
    const other = 'src/domains/gallery/server/functions.sql';
    const files = new Map([
      [FUNCTIONS, COUNT],
      [other, COUNT],
    ]);
    expect(findSchemaProblems(files)).toEqual([`${other}: the function count_album is defined in ${FUNCTIONS} too`]);
  });
});

it('has no other kind of SQL file', () => {
  const path = 'src/domains/media/server/queries.sql';
  expect(findIn(path, 'select 1;')).toEqual([`${path}: an SQL file is a functions.sql or a migration`]);
});
