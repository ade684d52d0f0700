/** Black PNGs, written without holding their pixels: small, but expensive to decode. */
import { once } from 'node:events';
import { buffer } from 'node:stream/consumers';
import { constants, crc32, createDeflate } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const GREY = 0;
const RGBA = 6;
const BYTES_PER_PIXEL = 8;
/** First column, first row, column step and row step of the seven passes. */
const PASSES = [
  [0, 0, 8, 8],
  [4, 0, 8, 8],
  [0, 4, 4, 8],
  [2, 0, 4, 4],
  [0, 2, 2, 4],
  [1, 0, 2, 2],
  [0, 1, 1, 2],
] as const;
const CHUNK = Buffer.alloc(1024 ** 2);

/** A PNG with one bit per pixel. */
export const plainPng = (width: number, height: number) =>
  blackPng(width, height, { bits: 1, colours: GREY, isInterlaced: false, bytes: height * (1 + Math.ceil(width / 8)) });

/** An interlaced PNG with 16 bits per channel. */
export const interlacedPng = (width: number, height: number) =>
  blackPng(width, height, { bits: 16, colours: RGBA, isInterlaced: true, bytes: interlacedBytes(width, height) });

interface Encoding {
  /** Per channel. */
  bits: number;
  colours: number;
  isInterlaced: boolean;
  /** The size of all uncompressed rows, each preceded by its filter byte. */
  bytes: number;
}

async function blackPng(width: number, height: number, { bits, colours, isInterlaced, bytes }: Encoding) {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([bits, colours, 0, 0, isInterlaced ? 1 : 0], 8);
  const pixels = await deflatedZeros(bytes);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]);
}

function interlacedBytes(width: number, height: number): number {
  return PASSES.reduce((sum, [left, top, across, down]) => {
    const columns = Math.ceil((width - left) / across);
    return sum + Math.ceil((height - top) / down) * (1 + columns * BYTES_PER_PIXEL);
  }, 0);
}

async function deflatedZeros(bytes: number): Promise<Buffer> {
  const deflate = createDeflate({ level: constants.Z_BEST_SPEED });
  const whole = buffer(deflate);
  for (let left = bytes; left > 0; left -= CHUNK.length) {
    if (!deflate.write(CHUNK.subarray(0, Math.min(left, CHUNK.length)))) await once(deflate, 'drain');
  }
  deflate.end();
  return whole;
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(named), 4);
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)]);
}
