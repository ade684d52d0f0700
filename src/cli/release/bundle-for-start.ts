/** What `npm start` runs: the server and the demo's, bundled. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { findBuilder } from '../build/build-page.ts';
import { findBundle, makeBundle } from './kept-bundle.ts';

const ROOT = join(import.meta.dirname, '../../..');
const CACHE = join(ROOT, 'node_modules/.cache/server');
const DEMO = join(ROOT, 'src/demo');
const PROGRAMS = {
  server: join(import.meta.dirname, 'main.ts'),
  demo: join(DEMO, 'demo-server.ts'),
  'store-media': join(DEMO, 'store-media.ts'),
};

/**
 * The bundler runs in a process of its own, since the caller would keep the memory that it takes.
 *
 * @returns the folder of `server.js` and `demo.js`, or null without the build tools. @throws if it can't be bundled.
 */
export async function bundleIfOutOfDate(signal?: AbortSignal): Promise<string | null> {
  const found = findBundle(CACHE);
  if (found || findBuilder() === null) return found;
  const bundling = spawn(process.execPath, [import.meta.filename], {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'inherit', 'inherit'],
    signal,
  });
  const [exitCode]: (number | null)[] = await once(bundling, 'exit');
  if (exitCode !== 0) throw new Error('We couldn’t bundle the server; see above.');
  return findBundle(CACHE);
}

if (import.meta.main) await makeBundle(CACHE, PROGRAMS);
