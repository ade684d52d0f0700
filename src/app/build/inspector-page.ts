/**
 * Builds the page of the flows after the product's own, as a bundle of its own: it shares no file with the product's
 * pages, so that nothing of it can get into them.
 */
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, build, type Plugin } from 'vite';
import { precompress } from './precompress.ts';

const APP = join(import.meta.dirname, '..');

/**
 * @param like how the product's own page is built.
 * @param onBuilt called once both are there.
 */
export function inspectorPage(like: BuildEnvironmentOptions, onBuilt: () => void): Plugin {
  return {
    name: 'inspector-page',
    apply: 'build',
    closeBundle: async () => {
      await build({
        configFile: false,
        root: APP,
        publicDir: false,
        logLevel: 'warn',
        plugins: [react(), tailwindcss(), precompress()],
        build: {
          ...like,
          outDir: join(APP, '../../dist'),
          emptyOutDir: false,
          manifest: false,
          rolldownOptions: { input: join(APP, 'inspector.html'), checks: { pluginTimings: false } },
        },
      });
      onBuilt();
    },
  };
}
