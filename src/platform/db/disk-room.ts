/** Whether the embedded database can still write. Reading goes on when the disk is full, so a query can't tell. */
import { statfs } from 'node:fs/promises';

/** The database adds to its log in files of 16 MB, and needs the room of one before it can go on. */
const LEAST_BYTES = 32 * 1024 ** 2;

export async function hasRoomIn(folder: string, leastBytes = LEAST_BYTES): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastBytes;
}
