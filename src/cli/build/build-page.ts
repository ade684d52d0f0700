/** Builds the page if its inputs have changed. */
import { existsSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { assertRoom, PAGE_MEGABYTES } from '../disk-room.ts';
import { runStep } from '../run-step.ts';
import { SMALL_HEAP } from '../server-flags.ts';
import { FIRST_PAGE_ONLY } from './first-page-only.ts';
import { isFirstPageUpToDate, isPageUpToDate } from './page-inputs.ts';
import { FAST_COMPRESSION } from './precompress.ts';
import { WITH_PSEUDO_LANGUAGE } from './pseudo-language.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PAGE = join(ROOT, 'dist');
/**
 * Where a build is until it is complete, and the page that it replaces until that is deleted. They are beside the page,
 * since source maps name their sources by relative paths.
 */
const UNFINISHED = join(ROOT, `.dist-${process.pid}`);
const REPLACED = join(ROOT, `.dist-replaced-${process.pid}`);

/** @returns whether it was built now. @throws if the build fails and there is no earlier one. */
export async function buildPageIfOutOfDate(signal?: AbortSignal): Promise<boolean> {
  return isPageUpToDate() ? false : build({}, signal);
}

/** Builds only what a first start waits for, unless a build is up to date. */
export async function buildFirstPageIfOutOfDate(signal?: AbortSignal): Promise<boolean> {
  return isFirstPageUpToDate() ? false : build(FIRST_PAGE_ONLY, signal);
}

/** The bundler runs in a separate process: its hundreds of megabytes would otherwise stay allocated in the caller. */
async function build(parts: Record<string, string>, signal?: AbortSignal): Promise<boolean> {
  const builder = findBuilder();
  if (builder === null) {
    // Without dev dependencies, the page that came with the installation is served.
    if (existsSync(join(PAGE, 'index.html'))) return false;
    throw new Error('The page isn’t built and its build tools aren’t installed: run npm ci, then npm run build.');
  }
  await assertRoom(ROOT, PAGE_MEGABYTES, 'Free some of it.');
  try {
    await runStep({
      what: 'build the page',
      args: [...SMALL_HEAP, builder, 'build', '--configLoader', 'native', '--logLevel', 'warn', '--outDir', UNFINISHED],
      cwd: ROOT,
      // Whatever the caller's NODE_ENV: with that of a test, parts of the page would be built for development.
      env: { ...process.env, NODE_ENV: 'production', ...FAST_COMPRESSION, ...WITH_PSEUDO_LANGUAGE, ...parts },
      signal,
    });
    replacePage();
  } finally {
    rmSync(UNFINISHED, { recursive: true, force: true });
  }
  return true;
}

/** Renames, so that a server never finds half a page. */
function replacePage(): void {
  if (existsSync(PAGE)) renameSync(PAGE, REPLACED);
  renameSync(UNFINISHED, PAGE);
  rmSync(REPLACED, { recursive: true, force: true });
}

/** @returns null where only production packages are installed. */
export function findBuilder(): string | null {
  try {
    const manifest = createRequire(import.meta.url).resolve('vite/package.json');
    return join(dirname(manifest), 'bin/vite.js');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'MODULE_NOT_FOUND') return null;
    throw error;
  }
}
