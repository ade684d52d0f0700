/** Where the demo community is while it's being created, and whether creating it was interrupted. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const databaseIn = (folder: string) => join(folder, 'database');
export const mediaIn = (folder: string) => join(folder, 'media');

/** Where the community is created. This folder is never complete. */
export const unfinishedIn = (dataDir: string) => join(dataDir, 'filling');
/** Where the complete community is until it has been moved into place. */
export const finishedIn = (dataDir: string) => join(dataDir, 'filled');

/** Whether the folder's embedded database exists and its creation has finished. */
export const isFolderComplete = (dataDir: string) =>
  existsSync(databaseIn(dataDir)) && !existsSync(finishedIn(dataDir)) && !existsSync(unfinishedIn(dataDir));
