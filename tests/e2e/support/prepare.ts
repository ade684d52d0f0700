/** Unpacks the browser and makes the data folders ahead of the browser tests, which would leave a core idle meanwhile. */
import '../../../playwright.config.ts';
import { prepareFolders } from './prepared-folders.ts';

await prepareFolders();
