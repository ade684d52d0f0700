/** Reads exports as other programs do. */
import { text } from 'node:stream/consumers';
import readWorkbook from 'read-excel-file/node';
import { fromBufferPromise } from 'yauzl';

/** The sheets in order; timestamps are dates. */
export async function readSheets(file: Buffer) {
  return (await readWorkbook(file)).map(({ data }) => data);
}

/** Path and content of each part; fails for an incomplete archive. */
export async function readParts(file: Buffer): Promise<Map<string, string>> {
  const zip = await fromBufferPromise(file, { lazyEntries: true, autoClose: false });
  const parts = new Map<string, string>();
  for await (const entry of zip.eachEntry())
    parts.set(entry.fileName, await text(await zip.openReadStreamPromise(entry)));
  zip.close();
  return parts;
}
