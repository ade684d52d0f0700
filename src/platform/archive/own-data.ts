/** What is held about one person, as each domain tells it. */
import { Readable } from 'node:stream';
import type { Db } from '../db/database.ts';
import type { ArchiveEntry } from './archive.ts';

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

export const jsonEntry = (path: string, rows: () => AsyncIterable<object>): ArchiveEntry => ({
  path,
  open: () => Readable.from(linesOf(rows())),
  isCompressed: false,
});

/** A row to a line, so that a long list stays readable. */
async function* linesOf(rows: AsyncIterable<object>): AsyncGenerator<string> {
  let before = '[\n';
  for await (const row of rows) {
    yield `${before}  ${JSON.stringify(row)}`;
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}
