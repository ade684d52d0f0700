/**
 * Estimates from the metadata how much memory decoding a picture takes, and decodes large ones one at a time. A file
 * under 1 MB can need 650 MB.
 */
import type { Metadata } from 'sharp';
import { limitConcurrency } from '#platform/server/limit-concurrency.ts';

type Described = Pick<
  Metadata,
  'format' | 'width' | 'height' | 'channels' | 'depth' | 'isProgressive' | 'chromaSubsampling'
>;

const MEBIBYTE = 1024 ** 2;
const MAX_BYTES = 320 * MEBIBYTE;
/** Above this a picture waits until no other large one is being decoded. */
const LARGE_BYTES = 64 * MEBIBYTE;
const SMALL_AT_ONCE = 2;
/**
 * libvips keeps about this many rows of a picture that it reads from top to bottom, so a very wide one is costly too.
 */
const ROWS_KEPT = 700;
/** Measured: libheif holds planes and pixels in memory together, and needs more above 8 bits. */
const AVIF_BYTES_PER_PIXEL = { shallow: 16, deep: 24 };
const WEBP_BYTES_PER_PIXEL = 6;
/** libjpeg holds each coefficient of a progressive picture in two bytes. */
const COEFFICIENT_BYTES = 2;
const CHANNELS_AT_4_2_0 = 1.5;

export function decodingBytes(picture: Described): number {
  const streamed = picture.width * bytesPerPixel(picture) * ROWS_KEPT;
  return Math.ceil(streamed + picture.width * picture.height * wholeBytesPerPixel(picture));
}

export const isTooCostly = (bytes: number): boolean => bytes > MAX_BYTES;

const queueLarge = limitConcurrency(1);
const queueSmall = limitConcurrency(SMALL_AT_ONCE);

export const queueDecoding = <T>(bytes: number, work: () => Promise<T>): Promise<T> =>
  bytes > LARGE_BYTES ? queueLarge(work) : queueSmall(work);

/** For formats that can't be decoded row by row. */
function wholeBytesPerPixel(picture: Described): number {
  const { format, isProgressive } = picture;
  if (format === 'heif') return isDeep(picture) ? AVIF_BYTES_PER_PIXEL.deep : AVIF_BYTES_PER_PIXEL.shallow;
  if (format === 'webp') return WEBP_BYTES_PER_PIXEL;
  if (!isProgressive) return 0;
  if (format !== 'jpeg') return bytesPerPixel(picture);
  const channels = picture.chromaSubsampling === '4:2:0' ? CHANNELS_AT_4_2_0 : picture.channels;
  return channels * COEFFICIENT_BYTES;
}

const bytesPerPixel = (picture: Described) => picture.channels * (isDeep(picture) ? 2 : 1);

const isDeep = ({ depth }: Described) => depth !== 'uchar';
