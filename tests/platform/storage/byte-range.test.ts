import { expect, it } from 'vitest';
import { parseRange } from '#platform/server/storage/byte-range.ts';

it.each([
  ['bytes=0-9', { first: 0, end: 9 }],
  ['bytes=5-', { first: 5, end: null }],
  ['bytes=-5', { last: 5 }],
  ['bytes=9-5', null],
  ['bytes=-', null],
  ['bytes=0-1,5-6', null],
  ['bytes=1.5-2', null],
  ['bytes=99999999999999999999-', null],
  ['lines=0-9', null],
  [undefined, null],
])('reads %s', (header, range) => {
  expect(parseRange(header)).toEqual(range);
});
