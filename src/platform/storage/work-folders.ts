/** Temporary folders on this machine, for files on their way into a storage. */
import { mkdir, mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { nullWhenMissing } from './missing-file.ts';

export interface WorkFolders {
  /** Makes an empty folder, which the caller removes. */
  makeWorkFolder(): Promise<string>;
  /** Removes folders left behind by killed processes. */
  removeOldWork(olderThanMs: number): Promise<void>;
}

export function createWorkFolders(root: string): WorkFolders {
  const work = join(root, 'incoming');
  return {
    makeWorkFolder: async () => {
      await mkdir(work, { recursive: true });
      return mkdtemp(join(work, 'work-'));
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
