/** The cost of decoding a picture is known beforehand, and large ones are decoded one at a time. */
import { describe, expect, it } from 'vitest';
import { decodingBytes, isTooCostly, queueDecoding } from '#domains/media/server/upload/decoding-cost.ts';

const MEBIBYTE = 1024 ** 2;

const png = { format: 'png', width: 8000, height: 6000, channels: 3, depth: 'uchar', isProgressive: false } as const;

/** Work that reports its start and runs until the test ends it. */
function task(bytes: number) {
  const began = Promise.withResolvers<void>();
  const ends = Promise.withResolvers<void>();
  const state = { hasBegun: false };
  const done = queueDecoding(bytes, async () => {
    state.hasBegun = true;
    began.resolve();
    await ends.promise;
  });
  return { state, began: began.promise, end: ends.resolve, done };
}

describe('decodingBytes', () => {
  it('counts every pixel at its depth if an image can’t be decoded row by row', () => {
    const pixels = png.width * png.height;
    expect(decodingBytes({ ...png, isProgressive: true }) - decodingBytes(png)).toBe(pixels * 3);
    const deep = { ...png, depth: 'ushort', channels: 4 } as const;
    expect(decodingBytes({ ...deep, isProgressive: true }) - decodingBytes(deep)).toBe(pixels * 8);
    const photo = { ...png, format: 'jpeg', isProgressive: true } as const;
    expect(decodingBytes({ ...photo, chromaSubsampling: '4:4:4' })).toBeGreaterThan(pixels * 6);
  });

  it.each([
    ['a photo of 72 megapixels', { ...png, format: 'jpeg', width: 9000, height: 8000 }, false],
    ['an interlaced picture of 48 megapixels', { ...png, isProgressive: true }, false],
    [
      'one of 71 megapixels with 16 bits',
      { ...png, height: 8875, channels: 4, depth: 'ushort', isProgressive: true },
      true,
    ],
    ['rows of a million pixels', { ...png, width: 1_200_000, height: 20, channels: 4, depth: 'ushort' }, true],
    ['an AVIF of 12 megapixels', { ...png, format: 'heif', width: 4000, height: 3000 }, false],
    ['an AVIF of 48 megapixels', { ...png, format: 'heif' }, true],
    ['a WebP of 48 megapixels', { ...png, format: 'webp' }, false],
  ] as const)('rates %s', (_what, picture, isRefused) => {
    expect(isTooCostly(decodingBytes(picture))).toBe(isRefused);
  });
});

describe('queueDecoding', () => {
  it('decodes one large picture at a time, with small ones beside it', async () => {
    const first = task(300 * MEBIBYTE);
    const second = task(300 * MEBIBYTE);
    const small = task(MEBIBYTE);
    await Promise.all([first.began, small.began]);
    expect(second.state.hasBegun).toBe(false);
    first.end();
    await second.began;
    second.end();
    small.end();
    await Promise.all([first.done, second.done, small.done]);
  });
});
