/** Builds the page if its inputs have changed. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { isPageUpToDate } from './page-inputs.ts';
import { FAST_COMPRESSION } from './precompress.ts';
import { WITH_PSEUDO_LANGUAGE } from './pseudo-language.ts';

const ROOT = join(import.meta.dirname, '../../..');

/**
 * The bundler runs in a separate process, since it uses hundreds of megabytes that would otherwise stay allocated in
 * the caller.
 *
 * @returns whether it was built now. @throws if the build fails and there is no earlier one.
 */
export async function buildPageIfOutOfDate(signal?: AbortSignal): Promise<boolean> {
  if (isPageUpToDate()) return false;
  const builder = findBuilder();
  if (builder === null) {
    // Without dev dependencies, the page that came with the installation is served.
    if (existsSync(join(ROOT, 'dist/index.html'))) return false;
    throw new Error('The page isn’t built and its build tools aren’t installed: run npm ci, then npm run build.');
  }
  const build = spawn(process.execPath, [builder, 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    // Whatever the caller's NODE_ENV: with that of a test, parts of the page would be built for development.
    env: { ...process.env, NODE_ENV: 'production', ...FAST_COMPRESSION, ...WITH_PSEUDO_LANGUAGE },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  const [exitCode]: (number | null)[] = await once(build, 'exit');
  if (exitCode !== 0) throw new Error('We couldn’t build the page; see above.');
  return true;
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
