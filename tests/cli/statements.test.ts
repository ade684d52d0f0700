import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler, sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { composeExamples, type Shape } from '#cli/statements/compose-examples.ts';
import { formatStatement } from '#cli/statements/format-statement.ts';
import type { Db } from '#platform/server/db/database.ts';
import { GIVEN, type Param, prepareStatement, watchPrepared } from '#platform/server/db/prepared-statement.ts';
import { clearStatementNames } from '#platform/server/db/statement-names.ts';

const ran: string[] = [];
const db: Db = new Kysely({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (each) => new PostgresIntrospector(each),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
  log: ({ query }) => {
    ran.push(query.sql);
  },
});

/** The shapes of all statements that are prepared meanwhile. */
function shapesOf(prepare: () => void): Shape[] {
  const shapes: Shape[] = [];
  watchPrepared((prepared) => shapes.push(...composeExamples('listNotes in notes.repository.ts', prepared)));
  try {
    prepare();
  } finally {
    watchPrepared(() => {});
  }
  return shapes;
}

interface Given {
  userId: Param<string>;
  after: Param<string> | null;
  sort: 'asc' | 'desc';
}

const composeNotes = ({ userId, after, sort }: Given) => sql<{ id: string }>`
  select n.id, n.text from notes n where n.kind = ${'own'} and n.user_id = ${userId}::uuid
    and ${after === null ? sql`true` : sql`n.id > ${after}::uuid`} and ${userId}::text <> ''
  order by n.id ${sql.raw(sort)}`;

afterAll(clearStatementNames);

describe('a written statement', () => {
  it('is what runs, in each of the shapes that its examples have', async () => {
    const examples: Given[] = [
      { userId: GIVEN, after: null, sort: 'asc' },
      { userId: GIVEN, after: GIVEN, sort: 'desc' },
    ];
    let listNotes: ReturnType<typeof prepareStatement<Given, { id: string }>> | undefined;
    const shapes = shapesOf(() => {
      listNotes = prepareStatement(['userId', 'after'], composeNotes, { examples });
    });
    expect(shapes.map(({ given }) => given)).toEqual([
      ':userId, after: null, sort: "asc"',
      ':userId, :after, sort: "desc"',
    ]);
    await listNotes?.(db, { userId: 'u1', after: null, sort: 'asc' });
    await listNotes?.(db, { userId: 'u1', after: 'n1', sort: 'desc' });
    expect(shapes.map(({ text }) => text)).toEqual(ran);
    expect(new Set(ran).size).toBe(2);
  });

  it('has one clause per line, and its parameters by name', () => {
    const [shape] = shapesOf(() =>
      prepareStatement(['userId', 'after'], composeNotes, { examples: [{ userId: GIVEN, after: GIVEN, sort: 'asc' }] }),
    );
    expect(shape && formatStatement(shape)).toBe(`select
  n.id,
  n.text
from notes n
where
  n.kind = 'own'
  and n.user_id = :userId::uuid
  and n.id > :after::uuid
  and :userId::text <> ''
order by n.id asc`);
  });

  it('needs no examples if all that is given are values', () => {
    const shapes = shapesOf(() =>
      prepareStatement(['id'], ({ id }: { id: Param<string> }) => sql`select text from notes where id = ${id}`),
    );
    expect(shapes).toEqual([{ given: ':id', text: 'select text from notes where id = $1', parameters: [':id'] }]);
  });

  it('asks for examples if it is composed of anything else', () => {
    expect(() => shapesOf(() => prepareStatement(['userId', 'after'], composeNotes))).toThrow(
      "listNotes in notes.repository.ts is also composed of sort, which isn't a value: give it examples",
    );
  });
});

describe('formatting', () => {
  const format = (text: string) => formatStatement({ text, parameters: [] });

  it('writes what a clause consists of beside its keyword, however deep it is', () => {
    expect(
      format(`select count(*) from (select x from (select y as x from a join b on b.id = a.id) c) d limit 3`),
    ).toBe(
      `select count(*)
from (
  select x
  from (
    select y as x
    from
      a
      join b on b.id = a.id
  ) c
) d
limit 3`,
    );
  });

  it('writes the keys of an object beside their values', () => {
    const [first, second, third] = ['id', 'name', 'owner'].map(
      (name) => `'${name}', some_quite_long_column_of_${name}`,
    );
    expect(
      format(`select json_build_object(${first}, ${second}, ${third}, 'kind', 'note')`),
    ).toBe(`select json_build_object(
  ${first},
  ${second},
  ${third},
  'kind', 'note'
)`);
  });
});
