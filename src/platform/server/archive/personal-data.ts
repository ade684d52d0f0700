/** The data held about one person, contributed by each domain. */
import { createWriteStream } from 'node:fs';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Db } from '../db/database.ts';

export interface PersonalDataPart {
  /** The path within the archive, such as `impacts/impacts.json`. */
  file: string;
  /** A description for the person, shown in the README of the archive. */
  sayAbout: () => string;
  /** The column that names the person, such as `impacts.owner_id`. */
  column: string;
  rows: (db: Db, userId: string) => AsyncIterable<object>;
}

export interface OwnFile {
  /** The path within the archive. */
  path: string;
  open: () => Readable;
}

/** The temporary file of a part until it's sent. */
export const partPath = (folder: string, file: string): string => join(folder, file.replaceAll('/', '-'));

/** Reads all of a person's rows into temporary files first, since a slow client may take hours to download. */
export async function writeParts(
  folder: string,
  parts: readonly PersonalDataPart[],
  { db, userId }: { db: Db; userId: string },
): Promise<void> {
  for (const { file, rows } of parts) {
    await pipeline(linesOf(rows(db, userId)), createWriteStream(partPath(folder, file)));
  }
}

/** One row per line, so that a long list stays readable. */
async function* linesOf(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}  ${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
