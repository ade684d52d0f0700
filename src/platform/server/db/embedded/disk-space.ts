/** Whether the embedded database can still write. Reading goes on when the disk is full, so a query can't tell. */
import { statfs } from 'node:fs/promises';

/** The write-ahead log grows in segments of 16 MB; the database stops if there is no room for one. */
const MIN_BYTES = 32 * 1024 ** 2;

export async function hasFreeSpace(folder: string, minBytes = MIN_BYTES): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= minBytes;
}
