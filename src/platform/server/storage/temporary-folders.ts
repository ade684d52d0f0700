/** Temporary folders on this machine, for files on their way into a storage. */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullWhenMissing } from './missing-file.ts';

export interface TemporaryFolders {
  /** Makes an empty folder, which the caller removes. */
  makeTemporaryFolder(): Promise<string>;
  /** Removes folders left behind by killed processes. */
  removeOldTemporaryFolders(olderThanMs: number): Promise<void>;
}

export const incomingIn = (root: string): string => join(root, 'incoming');

export function createTemporaryFolders(root: string): TemporaryFolders {
  const parent = incomingIn(root);
  return {
    makeTemporaryFolder: async () => {
      await mkdir(parent, { recursive: true });
      return mkdtemp(join(parent, 'work-'));
    },

    removeOldTemporaryFolders: async (olderThanMs) => {
      const names = (await readdir(parent).catch(nullWhenMissing)) ?? [];
      for (const path of names.map((name) => join(parent, name))) {
        const found = await stat(path).catch(nullWhenMissing);
        if (found && Date.now() - found.mtimeMs > olderThanMs) await rm(path, { recursive: true, force: true });
      }
    },
  };
}
