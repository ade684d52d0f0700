import { expect, it } from 'vitest';
import { ordinal } from '#ui/text/ordinal.ts';

it.each([
  [1, '1st'],
  [2, '2nd'],
  [3, '3rd'],
  [4, '4th'],
  [11, '11th'],
  [12, '12th'],
  [13, '13th'],
  [21, '21st'],
  [102, '102nd'],
  [111, '111th'],
  [113, '113th'],
  [1_234_562, '1,234,562nd'],
])('writes the rank %i as %s', (rank, written) => {
  expect(ordinal(rank)).toBe(written);
});
