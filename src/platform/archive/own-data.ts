/** What is held about one person, as each domain tells it. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../db/database.ts';

export interface OwnDataPart {
  /** Within the archive, as `impacts/impacts.json`. */
  file: string;
  /** For the person to read. */
  about: string;
  /** The column that names the person, as `impacts.owner_id`. */
  column: string;
  rows: (db: Db, userId: string) => AsyncIterable<object>;
}

export interface OwnFile {
  /** Within the archive. */
  path: string;
  open: () => Readable;
}

/** Where a part stands until it's sent. */
export const partPath = (folder: string, file: string): string => join(folder, file.replaceAll('/', '-'));

/** Reads all of a person's rows now, into files: the reader of the answer may take hours. */
export async function writeParts(
  folder: string,
  parts: readonly OwnDataPart[],
  { db, userId }: { db: Db; userId: string },
): Promise<void> {
  for (const { file, rows } of parts) {
    await pipeline(linesOf(rows(db, userId)), createWriteStream(partPath(folder, file)));
  }
}

/** A row to a line, so that a long list stays readable. */
async function* linesOf(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}  ${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
