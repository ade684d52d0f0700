/** Detects a file's type by its first bytes, ignoring its name and declared type. */
import { open } from 'node:fs/promises';

/** sharp's names of the picture formats. */
export type FileType = 'jpeg' | 'png' | 'webp' | 'heif' | 'pdf';

const HEAD_BYTES = 64;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const JPEG = Buffer.from([0xff, 0xd8, 0xff]);
const BRANDS_OF_AVIF = new Set(['avif', 'avis']);

/** @returns null for unsupported types. */
export async function detectFileType(path: string): Promise<FileType | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_BYTES), 0, HEAD_BYTES, 0);
    return detectByHead(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}

function detectByHead(head: Buffer): FileType | null {
  const textAt = (start: number, end: number) => head.toString('latin1', start, end);
  if (head.subarray(0, JPEG.length).equals(JPEG)) return 'jpeg';
  if (head.subarray(0, PNG.length).equals(PNG)) return 'png';
  if (textAt(0, 4) === 'RIFF' && textAt(8, 12) === 'WEBP') return 'webp';
  if (textAt(0, 5) === '%PDF-') return 'pdf';
  if (textAt(4, 8) === 'ftyp' && brandsOf(head).some((brand) => BRANDS_OF_AVIF.has(brand))) return 'heif';
  return null;
}

/** The major brand and the compatible brands. */
function brandsOf(head: Buffer): string[] {
  const end = Math.min(head.length, head.readUInt32BE(0));
  const brands = [head.toString('latin1', 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(head.toString('latin1', at, at + 4));
  return brands;
}
