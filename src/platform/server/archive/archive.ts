/** Streams a ZIP, one file after the other, in constant memory. */
import { addAbortSignal, PassThrough, pipeline, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ArchiveEntry {
  /** Within the archive, with slashes. */
  path: string;
  /** Called when it's the file's turn. */
  open: () => Readable;
  /** Whether it's compressed already, and so stored without compression. */
  isCompressed: boolean;
}

/** If one of its files fails, the stream fails and the archive is left truncated. */
export function archiveStream(entries: AsyncIterable<ArchiveEntry>): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const aborted = new AbortController();
  out.once('close', () => aborted.abort());
  zip.on('error', (error: Error) => out.destroy(error));
  pipeline(zip.outputStream, out, (error) => error && out.destroy(error));
  fill(zip, entries, aborted.signal).catch((error) => out.destroy(error));
  return out;
}

async function fill(zip: ZipFile, entries: AsyncIterable<ArchiveEntry>, aborted: AbortSignal): Promise<void> {
  for await (const { path, open, isCompressed } of entries) {
    aborted.throwIfAborted();
    const source = addAbortSignal(aborted, open());
    zip.addReadStream(source, path, { compress: !isCompressed });
    await finished(source);
  }
  zip.end();
}
