/** Unpacks the browser and creates the data for the browser tests on PostgreSQL, while a core is idle. */
import '../../../playwright.config.ts';
import { foldersFor } from './prepared-databases.ts';
import { prepareFolders } from './prepared-folders.ts';

await prepareFolders(foldersFor(true));
