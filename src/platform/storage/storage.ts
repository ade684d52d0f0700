/**
 * Where uploaded files are kept. A key is made by us, such as `55/019a5f2e-…/480.webp`; everything before its last
 * slash is its folder. A folder of this machine serves by default (`folder-storage.ts`); any store that can take, find
 * and remove whole files could stand in its place.
 */
import type { Readable } from 'node:stream';

export interface Storage {
  /** Makes an empty temporary folder on this machine; the caller removes it. */
  makeWorkFolder(): Promise<string>;
  /** Moves a finished file of the work folder into the storage, atomically. */
  take(key: string, path: string): Promise<void>;
  find(key: string): Promise<StoredFile | null>;
  /** Removes all files of a folder; no-op if it doesn't exist. */
  removeFolder(folder: string): Promise<void>;
  /** Removes work folders left behind by killed processes. */
  removeOldWork(olderThanMs: number): Promise<void>;
}

export interface StoredFile {
  bytes: number;
  /** To be called once, and read to its end or destroyed. */
  read(): Readable;
  /** Releases it without reading. */
  close(): Promise<void>;
}

const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG']);

/** Whether an error means that the disk is full. */
export function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL_CODES.has(String(error.code));
}
