/** Unpacks the browser and creates the data folders before the browser tests, while a core is idle. */
import '../../../playwright.config.ts';
import { prepareFolders } from './prepared-folders.ts';

await prepareFolders();
