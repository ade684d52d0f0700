import { buildPageIfOutOfDate } from '#cli/build/build-page.ts';
import { prepareFolders } from './prepared-folders.ts';

/** Prepares what every worker needs: the built page and the initial data folders. */
export default async function setUp(): Promise<void> {
  await Promise.all([buildPageIfOutOfDate(), prepareFolders()]);
}
