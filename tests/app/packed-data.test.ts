import { describe, expect, it } from 'vitest';
import { pack, unpack } from '#app/web/rendering/packed.ts';

const ROWS = [
  { id: 'a', title: 'Tea', sdgs: [3], owner: { name: 'Amina', links: [] }, cover: null },
  {
    id: 'b',
    title: 'Seeds',
    sdgs: [],
    owner: { name: 'Tariq', links: [{ to: '/' }, { to: '/x' }] },
    cover: { width: 3 },
  },
];

describe('the packed data of a drawn page', () => {
  it.each([
    ['rows', { status: 'success', data: { pages: [{ data: ROWS, meta: { total: 2 } }], pageParams: [null] } }],
    ['lists whose objects differ', [{ a: 1 }, { b: 2 }, { a: 1, b: 2 }]],
    [
      'the same fields in another order',
      [
        { a: 1, b: 2 },
        { b: 2, a: 1 },
      ],
    ],
    ['lists of lists, of nothing and of one', [[[1], [2]], [], [{ a: 1 }], [{}, {}], [null, { a: 1 }]]],
    ['a list in a list of rows', [{ rows: [{ a: 1 }, { a: 2 }] }, { rows: [{ a: 3 }, { a: 4 }] }]],
    ['plain values', ['text', 0, false, null]],
  ])('holds %s', (_, value) => {
    expect(unpack(JSON.parse(JSON.stringify(pack(value))))).toEqual(value);
    expect(JSON.stringify(unpack(pack(value)))).toBe(JSON.stringify(value));
  });

  it('names the fields of rows once', () => {
    expect(JSON.stringify(pack(ROWS)).match(/"title"/g)).toHaveLength(1);
  });

  it('refuses a field with its own mark', () => {
    expect(() => pack({ $columns: [] })).toThrow('$columns');
  });
});
