/**
 * The server, bundled as in a release: it starts in two thirds of the processor time. No test waits for a bundle: if a
 * module has changed since the last one, tests run the modules themselves.
 */
import { join } from 'node:path';
import { findBundle, makeBundle } from '#cli/release/bundle-cache.ts';

const CACHE = join(import.meta.dirname, '../../node_modules/.cache/test-server');
export const SERVER = join(import.meta.dirname, 'run-server.ts');

/** Does nothing if the bundle is up to date. */
export const makeBundledServer = (): Promise<void> => makeBundle(CACHE, { 'run-server': SERVER });

/** @returns the path of the bundled program, or null if it is out of date. */
export function findBundledServer(): string | null {
  const folder = findBundle(CACHE);
  return folder && join(folder, 'run-server.js');
}
