/** Checks that a file is a PDF from beginning to end, and names its download. */
import { type FileHandle, open } from 'node:fs/promises';

export class UnreadableDocumentError extends Error {
  override name = 'UnreadableDocumentError';
}

/** PDF readers search this many last bytes for the end marker too. */
const TAIL_BYTES = 1024;
const VERSION = /^%PDF-[12]\.\d/;
/** Only padding may follow: appended HTML or a ZIP would make the file a polyglot. */
const END = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/;
/** A cross-reference table or stream. */
const TABLE = /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/;
const TABLE_BYTES = 64;

/** @throws {UnreadableDocumentError} */
export async function checkDocument(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (!VERSION.test(await readText(file, 0, TABLE_BYTES))) throw new UnreadableDocumentError('No PDF version found');
    const start = Math.max(0, size - TAIL_BYTES);
    const place = END.exec(await readText(file, start, TAIL_BYTES))?.[1];
    if (place === undefined) throw new UnreadableDocumentError('Truncated, or data follows the end marker');
    if (!TABLE.test(await readText(file, Number(place), TABLE_BYTES))) {
      throw new UnreadableDocumentError('The trailer doesn’t point to a cross-reference table');
    }
  } finally {
    await file.close();
  }
}

async function readText(file: FileHandle, start: number, bytes: number): Promise<string> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(bytes), 0, bytes, start);
  return buffer.toString('latin1', 0, bytesRead);
}

const EXTENSION = /\.[a-z0-9]{1,8}$/i;
/** Characters not allowed in file names. */
const UNTAKEN = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;

/** Always ends in .pdf, whatever the upload was called. */
export function downloadName(fileName: string | null): string {
  const base = (fileName ?? '')
    .replace(EXTENSION, '')
    .replaceAll(UNTAKEN, '_')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  return `${base || 'document'}.pdf`;
}
