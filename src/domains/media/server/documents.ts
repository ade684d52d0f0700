/** Checks that a PDF is one from its beginning to its end, and names the download of it. */
import { type FileHandle, open } from 'node:fs/promises';

export class UnreadableDocumentError extends Error {
  override name = 'UnreadableDocumentError';
}

/** Readers look for the end in so many last bytes too. */
const TAIL_BYTES = 1024;
const VERSION = /^%PDF-[12]\.\d/;
/** Nothing but padding may follow: a page or an archive behind the end would make the file two things at once. */
const END = /startxref\s+(\d{1,10})\s+%%EOF[\s\0]*$/;
/** A table of the older kind, or an object that holds one. */
const TABLE = /^\s*(?:xref\b|\d+\s+\d+\s+obj\b)/;
const TABLE_BYTES = 64;

/** @throws {UnreadableDocumentError} */
export async function checkDocument(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (!VERSION.test(await readText(file, 0, TABLE_BYTES))) throw new UnreadableDocumentError('It has no version');
    const start = Math.max(0, size - TAIL_BYTES);
    const place = END.exec(await readText(file, start, TAIL_BYTES))?.[1];
    if (place === undefined) throw new UnreadableDocumentError('It is cut off, or goes on behind its end');
    if (!TABLE.test(await readText(file, Number(place), TABLE_BYTES))) {
      throw new UnreadableDocumentError('Its end does not lead to its table');
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
/** What a file system doesn't take in a name. */
const UNTAKEN = /[\p{Cc}\p{Cf}<>:"/\\|?*]/gu;

/** A document is always saved as a PDF, whatever the uploaded file called itself. */
export function downloadName(fileName: string | null): string {
  const base = (fileName ?? '')
    .replace(EXTENSION, '')
    .replaceAll(UNTAKEN, '_')
    .replaceAll(/^[.\s]+|[.\s]+$/g, '');
  return `${base || 'document'}.pdf`;
}
