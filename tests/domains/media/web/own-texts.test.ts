import { describe, expect, it } from 'vitest';
import { sayBytes } from '#domains/media/web/own/own-texts.ts';

describe('the size of files', () => {
  it('is 0 for none, and at least a kilobyte for any', () => {
    expect([0, 1, 1024, 1600, 1024 ** 2].map(sayBytes)).toEqual(['0 kB', '1 kB', '1 kB', '2 kB', '1 MB']);
  });
});
