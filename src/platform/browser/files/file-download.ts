/** Downloads with progress. Tables are streamed to a sink and kept only if they are complete. */
import { sayRows } from '../../shared/row-count.ts';
import type { FileSink } from './file-sink.ts';

export type TableFormat = 'csv' | 'xlsx';

export interface DownloadProgress {
  bytes: number;
  /** Rows received, and the total; null for a format whose rows can't be counted on the way. */
  rows: number | null;
  rowCount: number | null;
}

const NEW_LINE = 10;
/** The header and the final line with the row count. */
const LINES_BESIDE_ROWS = 2;
const TAIL_BYTES = 64;
/** The signature of a ZIP's end record; without it the file is truncated. */
const ARCHIVE_END = 'PK\u0005\u0006';

/** A fetch that reports progress and leaves the body unchanged. */
export function fetchWithProgress(onProgress: (progress: DownloadProgress) => void): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || response.body === null) return response;
    const tally = createTally(response.headers);
    const watching = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        tally.add(chunk);
        onProgress(tally.progress());
        controller.enqueue(chunk);
      },
    });
    const { status, statusText, headers } = response;
    return new Response(response.body.pipeThrough(watching), { status, statusText, headers });
  };
}

/**
 * Streams the body into the sink and passes on an empty response. Throws if the file was cut off; the caller then
 * discards the sink, since a refused call may be retried.
 */
export function fetchToSink(
  format: TableFormat,
  sink: FileSink,
  onProgress: (progress: DownloadProgress) => void,
): typeof fetch {
  return async (input, init) => {
    const response = await fetch(input, init);
    if (!response.ok || response.body === null) return response;
    const tally = createTally(response.headers);
    onProgress(tally.progress());
    for await (const chunk of read(response.body)) {
      await sink.write(chunk);
      tally.add(chunk);
      onProgress(tally.progress());
    }
    if (!tally.isComplete(format)) throw new TypeError('The file was cut off');
    await sink.finish();
    const { status, statusText } = response;
    return new Response(new Blob(), {
      status,
      statusText,
      headers: { 'Content-Type': response.headers.get('Content-Type') ?? 'application/octet-stream' },
    });
  };
}

function createTally(headers: Headers) {
  const isTable = headers.get('Content-Type')?.startsWith('text/csv') ?? false;
  const header = headers.get('X-Row-Count');
  const rowCount = header === null ? null : Number(header);
  let [bytes, lines, tail] = [0, 0, ''];
  return {
    add: (chunk: Uint8Array) => {
      bytes += chunk.length;
      if (isTable) for (const byte of chunk) if (byte === NEW_LINE) lines += 1;
      tail = (tail + String.fromCharCode(...chunk.slice(-TAIL_BYTES))).slice(-TAIL_BYTES);
    },
    progress: (): DownloadProgress => ({ bytes, rows: isTable ? Math.min(lines, rowCount ?? lines) : null, rowCount }),
    isComplete: (format: TableFormat): boolean => {
      if (format === 'xlsx') return tail.includes(ARCHIVE_END);
      // A cell may contain line breaks, so there may be more.
      const hasRowCount = rowCount === null || tail.endsWith(`\n${sayRows(rowCount)}\r\n`);
      return hasRowCount && lines >= (rowCount ?? 0) + LINES_BESIDE_ROWS;
    },
  };
}

/** Not every browser can iterate a stream. */
async function* read(body: ReadableStream<Uint8Array<ArrayBuffer>>): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  const reader = body.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value;
}
