/** Unpacks the browser, bundles the server and creates the browser tests' data for PostgreSQL, while a core is idle. */
import '../../../playwright.config.ts';
import { makeBundledServer } from '../../support/bundled-server.ts';
import { foldersFor } from './prepared-databases.ts';
import { prepareFolders } from './prepared-folders.ts';

await makeBundledServer();
await prepareFolders(foldersFor(true));
