/** Whether a disk has room for a first start, which writes the page, the database and the pictures. */
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { hasFreeSpace } from '#platform/server/db/embedded/disk-space.ts';

/** Rather more than they take. */
export const PAGE_MEGABYTES = 250;
export const COMMUNITY_MEGABYTES = 300;

/** @throws with a sentence to show. @param folder what is written to; it needn't exist yet. */
export async function assertRoom(folder: string, megabytes: number, remedy: string): Promise<void> {
  if (await hasFreeSpace(existingPartOf(resolve(folder)), megabytes * 1024 ** 2)) return;
  throw new Error(`The disk of ${folder} is full: a first start needs ${megabytes} MB there. ${remedy}`);
}

const existingPartOf = (folder: string): string => (existsSync(folder) ? folder : existingPartOf(dirname(folder)));
