import { expect, it } from 'vitest';
import { readDefinitions } from '#platform/server/db/definitions.ts';

const COUNT = `create or replace function count_album() returns trigger language plpgsql as $$
begin
  -- In one statement; nobody waits.
  update albums set files = files + 1;

  return null;
end $$;
`;
const TOLD = `drop trigger if exists albums_told on albums;
create constraint trigger albums_told after insert on albums
  deferrable initially deferred for each row execute function tell();
`;
const VIEW = `create or replace view album_files as
  select media_id from albums;
`;

it('reads each function, trigger and view with its name, without the comments on them', () => {
  const text = `-- The albums.\n\n-- How many files.\n${COUNT}${TOLD}\n-- For who may see a file.\n-- Of all albums.\n${VIEW}`;
  expect(readDefinitions('functions.sql', text)).toEqual([
    { name: 'function count_album', sql: COUNT },
    { name: 'trigger albums_told', sql: TOLD },
    { name: 'view album_files', sql: VIEW },
  ]);
});

it('refuses what defines nothing', () => {
  const reading = () => readDefinitions('functions.sql', `select recount();\n${COUNT}`);
  expect(reading).toThrow('functions.sql: this begins no function, trigger or view: select recount();');
});
