/** Keeps files in a folder of this machine; several processes may share it. */
import { mkdir, mkdtemp, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Storage } from './storage.ts';

export interface FolderOptions {
  /** Whether every file is fsynced, to survive a power cut. */
  isDurable?: boolean;
}

export function createFolderStorage(root: string, { isDurable = true }: FolderOptions = {}): Storage {
  const files = join(root, 'files');
  const work = join(root, 'incoming');
  return {
    makeWorkFolder: async () => {
      await mkdir(work, { recursive: true });
      return mkdtemp(join(work, 'work-'));
    },

    take: async (key, path) => {
      const target = join(files, key);
      const folder = dirname(target);
      await mkdir(folder, { recursive: true });
      if (isDurable) await settle(path);
      await rename(path, target);
      if (isDurable) await settle(folder);
    },

    find: async (key) => {
      const handle = await open(join(files, key)).catch(nullWhenMissing);
      if (!handle) return null;
      const { size } = await handle.stat();
      return { bytes: size, read: () => handle.createReadStream(), close: () => handle.close() };
    },

    removeFolder: async (folder) => {
      await rm(join(files, folder), { recursive: true }).catch(nullWhenMissing);
    },

    removeOldWork: async (olderThanMs) => {
      const names = (await readdir(work).catch(nullWhenMissing)) ?? [];
      for (const path of names.map((name) => join(work, name))) {
        const found = await stat(path).catch(nullWhenMissing);
        if (found && Date.now() - found.mtimeMs > olderThanMs) await rm(path, { recursive: true, force: true });
      }
    },
  };
}

/** fsyncs a file or a folder's entries. */
async function settle(path: string): Promise<void> {
  const handle = await open(path);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'ENOTDIR')) return null;
  throw error;
}
