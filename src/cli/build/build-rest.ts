/** Builds what a first start left out while its server runs: the rest of the page, and the server's bundle. */
import { rmSync, writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { BEING_BUILT } from '#platform/server/http/pages/being-built.ts';
import { bundlePrograms } from '../release/bundle-for-start.ts';
import { buildPageIfOutOfDate, findBuilder } from './build-page.ts';
import { isPageUpToDate } from './page-inputs.ts';

const NOTE = join(import.meta.dirname, '../../../dist', BEING_BUILT);
/** The server and the browser come first. */
const LOW_PRIORITY = 10;

/** Tells the server, which hasn't started yet, that the rest of the page follows. */
export function announceRest(): void {
  if (findBuilder() !== null && !isPageUpToDate()) writeFileSync(NOTE, '');
}

/** If it fails, the server goes on with what there is, and the next start tries again. */
export async function buildRest(signal: AbortSignal): Promise<void> {
  setPriority(LOW_PRIORITY);
  try {
    await buildPageIfOutOfDate(signal);
    await bundlePrograms(signal);
  } catch (error) {
    if (signal.aborted) return;
    const reason = error instanceof Error ? error.message : String(error);
    process.stderr.write(`The rest of the page isn’t built, so it is in English only. ${reason}\n`);
  } finally {
    rmSync(NOTE, { force: true });
  }
}
