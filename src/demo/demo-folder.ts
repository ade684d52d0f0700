/** How a data folder gets the demo community, and where an interrupted one is. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const databaseIn = (folder: string) => join(folder, 'database');
export const mediaIn = (folder: string) => join(folder, 'media');

/** Where the community is created: never complete. */
export const unfinishedIn = (dataDir: string) => join(dataDir, 'filling');
/** Where it is once complete, until it has been moved into place. */
export const finishedIn = (dataDir: string) => join(dataDir, 'filled');

/** Whether the folder's embedded database exists and its creation has finished. */
export const isFolderComplete = (dataDir: string) =>
  existsSync(databaseIn(dataDir)) && !existsSync(finishedIn(dataDir)) && !existsSync(unfinishedIn(dataDir));
