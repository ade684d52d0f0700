/**
 * The storage of uploaded files. Keys are made by us, such as `55/019a5f2e-…/480.webp`; everything before the last
 * slash of a key is its folder. A file is never rewritten. By default, the storage is a folder on this machine
 * (`folder-storage.ts`), and with STORAGE_URL a bucket of any S3-compatible store (`s3/s3-storage.ts`).
 */
import type { Readable } from 'node:stream';
import type { ByteRange, ResolvedRange } from './byte-range.ts';
import type { TemporaryFolders } from './temporary-folders.ts';

export interface Storage extends TemporaryFolders {
  /** Moves a finished file from a temporary folder into the storage, completely or not at all. */
  put(key: string, path: string): Promise<void>;
  /** @throws {RangeNotSatisfiableError} if the file has nothing in that range. */
  find(key: string, range?: ByteRange | null): Promise<StoredFile | null>;
  /** Removes all files of a folder; no-op if it doesn't exist. */
  removeFolder(folder: string): Promise<void>;
  /** Every file, ordered by key. */
  list(): AsyncIterable<ListedFile>;
  /**
   * @throws {ConfigError} if files can't be read and written because a variable is wrong.
   * @throws {StorageUnavailableError} if they can't be at the moment.
   */
  check(): Promise<void>;
}

export interface ListedFile {
  key: string;
  bytes: number;
}

export interface StoredFile {
  bytes: number;
  /** The range that is read; null for the whole file. */
  range: ResolvedRange | null;
  /** Call it once, and read the stream to its end or destroy it. The stream fails if the file ends early. */
  read(): Readable;
  /** Releases the file without reading it. */
  close(): Promise<void>;
}

/** The storage is away or refuses us; the cause is for the log. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
}

/** The codes of a full disk, and of stores with a quota or a full disk. */
const FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', 'QuotaExceeded', 'XMinioStorageFull', 'InsufficientStorage']);

/** Whether an error means that the disk or the store is full. */
export function isOutOfSpace(error: unknown): boolean {
  return error instanceof Error && 'code' in error && FULL_CODES.has(String(error.code));
}
