/** Bundles the programs that `npm start` runs: the server and the demo's server. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findBuilder } from '../build/build-page.ts';
import { findBundle, makeBundle } from './bundle-cache.ts';

/** Paths for Node.js to run. */
export interface Programs {
  server: string;
  demo: string;
}

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/server');
const DEMO_SERVER = join(ROOT, 'src/demo/demo-server.ts');
const BUNDLED = {
  server: join(import.meta.dirname, 'main.ts'),
  demo: DEMO_SERVER,
};
/** Run from their sources before they are bundled, and where the build tools aren't installed. */
const UNBUNDLED: Programs = { server: join(ROOT, 'src/app/server/server.ts'), demo: DEMO_SERVER };

/** @returns the bundled programs if they are up to date, otherwise their sources, which take longer to start. */
export function findPrograms(): Programs {
  const cached = findBundle(CACHE);
  return cached ? programsIn(cached) : UNBUNDLED;
}

/**
 * Runs the bundler in a separate process, since its memory would otherwise stay allocated in the caller.
 *
 * @throws if bundling fails.
 */
export async function bundlePrograms(signal?: AbortSignal): Promise<Programs> {
  const cached = findBundle(CACHE);
  if (cached) return programsIn(cached);
  if (findBuilder() === null) return UNBUNDLED;
  const bundling = spawn(process.execPath, [import.meta.filename], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  await once(bundling, 'exit');
  const bundled = findBundle(CACHE);
  if (!bundled) throw new Error('We couldn’t bundle the server; see above.');
  return programsIn(bundled);
}

const programsIn = (folder: string): Programs => ({
  server: join(folder, 'server.js'),
  demo: join(folder, 'demo.js'),
});

if (import.meta.main) await makeBundle(CACHE, BUNDLED);
