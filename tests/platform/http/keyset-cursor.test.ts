import { describe, expect, it } from 'vitest';
import { KEYS, type Order, readCursor, writeCursor } from '#platform/server/http/lists/keyset-cursor.ts';

const ID = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41';
const MOMENT = '2025-06-30T12:00:00.123456Z';

const KINDS: { kind: string; isKey: Order['isKey']; genuine: string[]; forged: string[] }[] = [
  { kind: 'none', isKey: KEYS.none, genuine: [''], forged: ['0', ' ', 'newest'] },
  {
    kind: 'count',
    isKey: KEYS.count,
    genuine: ['0', '17', '2147483647'],
    forged: ['', '-1', '01', '1e9', '0x10', '1.5', ' 1', '2147483648', '99999999999', 'NaN', '٣'],
  },
  { kind: 'bytes', isKey: KEYS.bytes, genuine: ['0', '9007199254740'], forged: ['', '-1', '9'.repeat(16), '1_000'] },
  {
    kind: 'moment',
    isKey: KEYS.moment,
    genuine: [MOMENT, '2025-06-30T12:00:00.123Z'],
    forged: [
      '',
      '2025-06-30',
      '0000-01-01T00:00:00Z',
      '2025-06-30T23:59:60Z',
      '2025-02-30T12:00:00Z',
      '2025-06-30T12:00:00+02:00',
      '294277-01-01T00:00:00Z',
      'infinity',
    ],
  },
  { kind: 'words', isKey: KEYS.words, genuine: ['', 'düne', '🌊'], forged: ['a\0b', '\ud800', 'x'.repeat(401)] },
  { kind: 'one of', isKey: KEYS.oneOf('owner', 'member'), genuine: ['owner'], forged: ['', 'Owner', 'true'] },
];

const write = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const refusal = (field: string) =>
  expect.objectContaining({ status: 422, errors: [expect.objectContaining({ field })] });

describe.each(KINDS)('a cursor of an order by $kind', ({ isKey, genuine, forged }) => {
  const order = { name: 'things:newest', isKey };

  it.each(genuine)('round-trips a row’s position: %j', (key) => {
    expect(readCursor(order, writeCursor(order, { key, id: ID }))).toEqual({ key, id: ID });
  });

  it.each(forged)('with an impossible key is refused: %j', (key) => {
    expect(() => readCursor(order, write(['things:newest', key, ID]))).toThrow(refusal('cursor'));
  });
});

describe('a cursor', () => {
  const order = { name: 'things:newest', isKey: KEYS.none };
  const genuine = writeCursor(order, { key: '', id: ID });

  it.each([
    ['of another list', write(['others:newest', '', ID])],
    ['of two parts', write(['things:newest', ID])],
    ['of four parts', write(['things:newest', '', ID, ''])],
    ['that is no list', write({ 0: 'things:newest', 1: '', 2: ID })],
    ['with an id of another spelling', write(['things:newest', '', `urn:uuid:${ID}`])],
    ['without an id', write(['things:newest', '', null])],
    ['with something after it', `${genuine}!`],
    ['with padding', `${genuine}==`],
    ['that is no JSON', 'abc'],
    ['that is nothing', ''],
  ])('%s is refused', (_, cursor) => {
    expect(() => readCursor(order, cursor)).toThrow(refusal('cursor'));
  });

  it('is refused under the name of its parameter', () => {
    expect(() => readCursor(order, 'abc', 'before')).toThrow(refusal('before'));
  });
});
