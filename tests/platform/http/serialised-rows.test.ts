import { describe, expect, it } from 'vitest';
import type { CouncilRef } from '#generated/types.gen.ts';
import {
  createRowSerialiser,
  createSummaries,
  SerialisedPage,
  serialisePage,
} from '#platform/server/http/lists/serialised-rows.ts';

interface Row {
  id: string;
  title: string;
  isPublic: boolean;
}

const ID = '0190a000-0000-7000-8000-000000000001';
const META = { page: 1, pageSize: 20, total: 1, totalPages: 1, nextCursor: null, totalIsExact: true };
const textOf = (row: Partial<Row>) => JSON.stringify({ id: ID, title: 'River', isPublic: true, ...row });

function createWriter() {
  const presented: string[] = [];
  const write = createRowSerialiser<Row, CouncilRef>({
    schema: 'CouncilRef',
    present: ({ id, title }) => {
      presented.push(title);
      return { id, councilTitle: title, slug: `slug-${presented.length}` };
    },
    isCacheable: ({ isPublic }) => isPublic,
  });
  return { write, presented };
}

describe('createRowSerialiser', () => {
  it('writes a row once, however often it is read', () => {
    const { write, presented } = createWriter();
    const [first, again] = [write(textOf({})), write(textOf({}))];
    expect(JSON.parse(String(first))).toEqual({ id: ID, councilTitle: 'River', slug: 'slug-1' });
    expect(again).toBe(first);
    expect(presented).toEqual(['River']);
  });

  it('writes it again when anything of it has changed', () => {
    const { write, presented } = createWriter();
    write(textOf({ title: 'River' }));
    expect(JSON.parse(String(write(textOf({ title: 'Rivers' }))))).toMatchObject({ councilTitle: 'Rivers' });
    expect(presented).toEqual(['River', 'Rivers']);
  });

  it('writes what expires each time', () => {
    const { write, presented } = createWriter();
    const slugs = [1, 2].map(() => JSON.parse(String(write(textOf({ isPublic: false })))).slug);
    expect(slugs).toEqual(['slug-1', 'slug-2']);
    expect(presented).toHaveLength(2);
  });

  it('leaves out what the contract doesn’t name', () => {
    const write = createRowSerialiser<Row, CouncilRef>({
      schema: 'CouncilRef',
      present: ({ id, title }) => ({ id, councilTitle: title, slug: 'river', secret: 'x' }),
      isCacheable: () => true,
    });
    expect(Object.keys(JSON.parse(String(write(textOf({})))))).toEqual(['id', 'councilTitle', 'slug']);
  });

  it('keeps at most two megabytes, and each row in memory of its own', () => {
    const { write, presented } = createWriter();
    const long = 'a'.repeat(100_000);
    const rows = Array.from({ length: 20 }, (_, index) => textOf({ title: `${long}${index}` }));
    for (const text of [...rows, ...rows]) write(text);
    expect(presented).toHaveLength(2 * rows.length);
    const last = write(rows.at(-1) ?? '');
    expect(presented).toHaveLength(2 * rows.length);
    expect(last.buffer.byteLength).toBe(last.length);
  });
});

it('createSummaries keeps what staff may know from all others', () => {
  const { serialiserFor, summary } = createSummaries<Row, CouncilRef>({
    schema: 'CouncilRef',
    isStaff: (viewer) => viewer?.role === 'Judge',
    present: ({ id, title }, isForStaff) => ({ id, councilTitle: isForStaff ? title : '', slug: 'river' }),
    isCacheable: () => true,
  });
  const people = [{ userId: ID, role: 'Judge' }, null, { userId: ID, role: 'Member' }] as const;
  for (const _ of ['written', 'kept']) {
    const titles = people.map((viewer) => JSON.parse(String(serialiserFor(viewer)(textOf({})))).councilTitle);
    expect(titles).toEqual(['River', '', '']);
  }
  expect(people.map((viewer) => summary(viewer, JSON.parse(textOf({}))).councilTitle)).toEqual(['River', '', '']);
});

describe('serialisePage', () => {
  const join = (rows: readonly Buffer[], message = 'Found.') =>
    JSON.parse(
      String(serialisePage((data) => JSON.stringify({ status: 200, message, data }), new SerialisedPage(rows, META))),
    );
  const rows = ['{"title":"Łódź"}', '{"title":"\\"data\\":[]"}'].map((text) => Buffer.from(text));

  it('places the rows in the list of the answer', () => {
    expect(join(rows)).toEqual({
      status: 200,
      message: 'Found.',
      data: { data: [{ title: 'Łódź' }, { title: '"data":[]' }], meta: META },
    });
    expect(join([]).data.data).toEqual([]);
  });

  it('isn’t misled by a text that looks like the list', () => {
    const message = '„"data":[]“ \\"data":[]';
    expect(join(rows, message)).toMatchObject({ message, data: { data: [{ title: 'Łódź' }, {}] } });
  });

  it('refuses an answer without a list', () => {
    expect(() => serialisePage(() => '{}', new SerialisedPage(rows, META))).toThrow('has no list');
  });
});
