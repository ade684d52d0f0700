import { describe, expect, it } from 'vitest';
import { findForeignTables, readOwners } from '#cli/checks/table-owners.ts';

const declares = (...tables: string[]) =>
  `declare module '#platform/server/db/tables.ts' {\n  interface Tables {\n${tables.map((name) => `    ${name}: Columns['${name}'];\n`).join('')}  }\n}\n`;
const OWNERS = readOwners(
  new Map([
    ['src/domains/councils/server/tables.ts', declares('councils', 'council_members')],
    ['src/domains/media/server/tables.ts', declares('media')],
    [
      'src/platform/server/db/tables.ts',
      "export interface Tables {\n  rate_windows: Table<\n    'rate_windows',\n    { key: Key }\n  >;\n}\n",
    ],
    ['src/domains/media/server/service.ts', declares('elsewhere')],
  ]),
);
const findIn = (code: string, path = 'src/domains/media/server/uses.repository.ts') =>
  findForeignTables(path, code, OWNERS);

describe('the owners of tables', () => {
  it('are those who declare them', () => {
    expect(Object.fromEntries(OWNERS)).toEqual({
      councils: 'councils',
      council_members: 'councils',
      media: 'media',
      rate_windows: 'platform',
    });
  });

  it('are one for each table', () => {
    const twice = ['news', 'media'].map(
      (domain) => [`src/domains/${domain}/server/tables.ts`, declares('media')] as const,
    );
    expect(() => readOwners(new Map(twice))).toThrow('media belongs to news and to media');
  });

  it.each([
    ['SQL', 'sql`select 1 from media m join councils c on c.cover_id = m.id`'],
    ['a statement over several lines', 'sql`\n  update\n    councils\n  set cover_id = null`'],
    ['a call of Kysely', "db.selectFrom('councils as c')"],
    ['a join of Kysely', "db.selectFrom('media').leftJoin('councils', 'councils.cover_id', 'media.id')"],
    ['a description of rows', "personalRows({ table: 'councils' })"],
  ])('are asked about a table named in %s', (_, code) => {
    expect(findIn(code)).toEqual(['councils']);
  });

  it('find a name of several words wherever it stands', () => {
    expect(findIn("const USES = ['council_members'];")).toEqual(['council_members']);
  });

  it('leave out comments, plain words, the owner and what holds no SQL', () => {
    expect(findIn("/** Read from councils. */\nconst part = 'councils'; // joined to council_members")).toEqual([]);
    expect(findIn("db.selectFrom('councils')", 'src/domains/councils/server/list/lists.repository.ts')).toEqual([]);
    expect(findIn('sql`from councils`', 'src/app/demo/community.repository.ts')).toEqual([]);
  });

  it('keep the platform from every domain', () => {
    expect(findIn('sql`delete from media`', 'src/platform/server/db/sweep.repository.ts')).toEqual(['media']);
    expect(findIn("run('delete from media')", 'src/platform/server/jobs/jobs.ts')).toEqual(['media']);
  });

  it('leave an account to all who share its row', () => {
    const owners = new Map([['users', 'people']]);
    const findersOf = (domain: string) =>
      findForeignTables(`src/domains/${domain}/server/repository.ts`, 'sql`from users`', owners);
    expect(['people', 'points', 'gallery'].map(findersOf)).toEqual([[], [], ['users']]);
  });
});
