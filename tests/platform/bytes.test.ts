import { expect, it } from 'vitest';
import { speakIn } from '#languages/reader.ts';
import { sayBytes } from '#platform/shared/bytes.ts';

const MB = 1024 ** 2;

it('says a size in the unit with the fewest digits, and of anything at least a kilobyte', () => {
  expect([0, 1, 1024, 1600, 999 * 1024].map(sayBytes)).toEqual(['0 kB', '1 kB', '1 kB', '2 kB', '999 kB']);
  expect([1000 * 1024, MB, 2.34 * MB, 12.3 * MB, 999 * MB].map(sayBytes)).toEqual([
    '1 MB',
    '1 MB',
    '2.3 MB',
    '12 MB',
    '999 MB',
  ]);
  expect([1000 * MB, 1024 * MB, 1.46 * 1024 * MB].map(sayBytes)).toEqual(['1 GB', '1 GB', '1.5 GB']);
  speakIn('fr', () => expect(sayBytes(1.46 * 1024 * MB)).toBe('1,5\u00a0Go'));
});
