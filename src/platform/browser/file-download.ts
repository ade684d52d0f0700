/** A table that comes as a file: handed on as it comes, counted, and kept only when it is whole. */
import type { FileSink } from './file-sink.ts';

export type TableFormat = 'csv' | 'xlsx';

export interface DownloadProgress {
  bytes: number;
  /** Rows that have come, of how many; null for a format whose rows nobody sees before it is whole. */
  rows: number | null;
  rowCount: number | null;
}

const NEW_LINE = 10;
/** The heads, and the line that says how many there should be. */
const LINES_BESIDE_ROWS = 2;
const TAIL_BYTES = 64;
/** Begins the last part of an archive; without it the archive is none. */
const ARCHIVE_END = 'PK\u0005\u0006';

/**
 * The answer that is given on is empty: what came is in the sink. Fails for a file that was cut off; whoever opened the
 * sink discards it then, since a call that is refused may be sent once more.
 */
export function savingFetch(
  format: TableFormat,
  sink: FileSink,
  tell: (progress: DownloadProgress) => void,
): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || response.body === null) return response;
    const header = response.headers.get('X-Row-Count');
    const rowCount = header === null ? null : Number(header);
    let [bytes, lines, tail] = [0, 0, ''];
    const tellOn = () => tell({ bytes, rows: format === 'csv' ? Math.min(lines, rowCount ?? lines) : null, rowCount });
    tellOn();
    for await (const chunk of read(response.body)) {
      await sink.write(chunk);
      bytes += chunk.length;
      if (format === 'csv') for (const byte of chunk) if (byte === NEW_LINE) lines += 1;
      tail = (tail + String.fromCharCode(...chunk.slice(-TAIL_BYTES))).slice(-TAIL_BYTES);
      tellOn();
    }
    if (!isWhole(format, { tail, lines, rowCount })) throw new TypeError('The file was cut off');
    await sink.finish();
    const { status, statusText } = response;
    return new Response(new Blob(), {
      status,
      statusText,
      headers: { 'Content-Type': response.headers.get('Content-Type') ?? 'application/octet-stream' },
    });
  };
}

/** Some browsers walk no stream by themselves. */
async function* read(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}

function isWhole(
  format: TableFormat,
  { tail, lines, rowCount }: { tail: string; lines: number; rowCount: number | null },
): boolean {
  if (format === 'xlsx') return tail.includes(ARCHIVE_END);
  // A cell may hold lines of its own, so there may be more.
  const isSaid = rowCount === null || tail.endsWith(`\n${rowCount} rows\r\n`);
  return isSaid && lines >= (rowCount ?? 0) + LINES_BESIDE_ROWS;
}
