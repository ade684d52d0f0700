/** Builds `early.js`, which runs before the first paint. It's the same for every language and loaded by every page. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';

const ADDRESS = '/early.js';
const APP = join(import.meta.dirname, '../../../app/web');

export function earlyScript(): Plugin {
  return {
    name: 'early-script',
    // Runs before the file is compressed.
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler: async ({ dir = '' }) => writeFileSync(join(dir, ADDRESS), await bundleEarlyScript()),
    },
    configureServer: ({ middlewares }) => {
      middlewares.use(ADDRESS, (_request, response, next) => {
        bundleEarlyScript().then((code) => response.setHeader('content-type', 'text/javascript').end(code), next);
      });
    },
  };
}

/** As a classic script: a module would run after the first paint. */
export async function bundleEarlyScript(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: APP,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: { input: join(APP, 'early/early.ts'), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}
