/** Stores files in a folder on this machine; several processes may share it. */
import { access, constants, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, sep } from 'node:path';
import { ConfigError } from '#platform/server/config/config.ts';
import { resolveRange } from './byte-range.ts';
import { nullWhenMissing } from './missing-file.ts';
import { type ListedFile, type Storage, StorageUnavailableError } from './storage.ts';
import { createTemporaryFolders, incomingIn } from './temporary-folders.ts';

export interface FolderOptions {
  /** Whether every file is fsynced, to survive a power cut. */
  isDurable?: boolean;
}

/** The system's codes if a folder can't be created or written, or if a part of its path is a file. */
const REFUSALS = new Set(['EACCES', 'EPERM', 'EROFS', 'EEXIST', 'ENOTDIR']);
const EXPECTED = 'a folder that we can write, for uploaded files';

export function createFolderStorage(root: string, { isDurable = true }: FolderOptions = {}): Storage {
  const files = join(root, 'files');
  // Keys copied from a store may not be ours.
  const pathOf = (key: string) => {
    const path = join(files, key);
    if (!path.startsWith(files + sep)) throw new Error(`The key ${key} leads out of the folder`);
    return path;
  };
  return {
    ...createTemporaryFolders(root),

    put: async (key, path) => {
      const target = pathOf(key);
      const folder = dirname(target);
      await mkdir(folder, { recursive: true });
      if (isDurable) await fsync(path);
      await rename(path, target);
      if (isDurable) await fsync(folder);
    },

    find: async (key, range = null) => {
      const handle = await open(pathOf(key)).catch(nullWhenMissing);
      if (!handle) return null;
      try {
        const { size } = await handle.stat();
        const resolved = range && resolveRange(size, range);
        const read = () => handle.createReadStream(resolved ? { start: resolved.first, end: resolved.end } : {});
        return { bytes: size, range: resolved, read, close: () => handle.close() };
      } catch (error) {
        await handle.close();
        throw error;
      }
    },

    removeFolder: async (folder) => {
      await rm(pathOf(folder), { recursive: true }).catch(nullWhenMissing);
    },

    list: () => listFolder(files, ''),

    check: async () => {
      try {
        for (const folder of [files, incomingIn(root)]) {
          await mkdir(folder, { recursive: true });
          await access(folder, constants.R_OK | constants.W_OK);
        }
      } catch (cause) {
        if (isRefusal(cause))
          throw new ConfigError(`Invalid configuration:\n  DATA_DIR: expected ${EXPECTED}, but ${cause.message}.`);
        throw new StorageUnavailableError('The folder of uploaded files can’t be written', { cause });
      }
    },
  };
}

/** Whether the error remains until the operator changes something, unlike that of an unavailable disk. */
function isRefusal(error: unknown): error is Error {
  return error instanceof Error && 'code' in error && REFUSALS.has(String(error.code));
}

async function* listFolder(root: string, folder: string): AsyncGenerator<ListedFile> {
  const entries = (await readdir(join(root, folder), { withFileTypes: true }).catch(nullWhenMissing)) ?? [];
  const named = entries.map((entry) => ({ entry, order: entry.isDirectory() ? `${entry.name}/` : entry.name }));
  for (const { entry, order } of named.sort((a, b) => (a.order < b.order ? -1 : 1))) {
    if (entry.isDirectory()) yield* listFolder(root, `${folder}${order}`);
    const found = entry.isFile() ? await stat(join(root, folder, entry.name)).catch(nullWhenMissing) : null;
    if (found) yield { key: `${folder}${entry.name}`, bytes: found.size };
  }
}

/** fsyncs a file or a folder's entries. */
async function fsync(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
