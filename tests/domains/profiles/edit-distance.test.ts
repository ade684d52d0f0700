import { expect, it } from 'vitest';
import { editDistance } from '#domains/profiles/server/edit-distance.ts';

it.each([
  ['amina', 'amina', 0],
  ['amnia', 'amina', 1],
  ['amin', 'amina', 1],
  ['amoina', 'amina', 1],
  ['amena', 'amina', 1],
  ['wnagrai', 'wangari', 2],
  ['', 'abc', 3],
  ['abc', 'xyz', 3],
  ['huế', 'hue', 1],
])('from %s to %s are %i typos', (typed, meant, slips) => {
  expect(editDistance(typed, meant)).toBe(slips);
  expect(editDistance(meant, typed)).toBe(slips);
});
