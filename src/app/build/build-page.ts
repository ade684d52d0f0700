/** Builds the page when what it is built from has changed since. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isPageUpToDate } from './page-inputs.ts';

const ROOT = join(import.meta.dirname, '../../..');

/** @returns whether it was built now. @throws when the page cannot be built and none stands. */
export async function buildPageIfOutOfDate(): Promise<boolean> {
  if (isPageUpToDate()) return false;
  const vite = await import('vite').catch((error: unknown) => {
    // An installation without development packages serves the page that was built for it.
    if (existsSync(join(ROOT, 'dist/index.html'))) return null;
    throw new Error('The page is not built and its builder is not installed: run npm ci, then npm run build.', {
      cause: error,
    });
  });
  if (vite === null) return false;
  await vite.build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn' });
  return true;
}
