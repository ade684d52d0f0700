/** How a data folder comes to the demo community, and where that stands when it was cut off. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

export const databaseIn = (folder: string) => join(folder, 'database');
export const mediaIn = (folder: string) => join(folder, 'media');

/** Where the community is made: never whole. */
export const unfinishedIn = (dataDir: string) => join(dataDir, 'filling');
/** Where it is once it's whole, until it has been moved to its place. */
export const finishedIn = (dataDir: string) => join(dataDir, 'filled');

/** Whether the folder's embedded database is there, and nothing is left of making it. */
export const isFolderComplete = (dataDir: string) =>
  existsSync(databaseIn(dataDir)) && !existsSync(finishedIn(dataDir)) && !existsSync(unfinishedIn(dataDir));
