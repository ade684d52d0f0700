/**
 * Builds the inspector as a separate bundle, after the product's page. They share no files, so that no inspector code
 * ends up in the product.
 */
import { join, resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, build, type Plugin } from 'vite';
import { languageFiles } from './language-files.ts';
import { markTexts } from './mark-texts.ts';
import { pageFonts } from './page-fonts.ts';
import { precompress } from './precompress.ts';

const APP = join(import.meta.dirname, '../../app/web');

/** @param pageBuild the product page's own build settings. */
export function inspectorPage(pageBuild: BuildEnvironmentOptions): Plugin {
  let folder = '';
  return {
    name: 'inspector-page',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir);
    },
    closeBundle: async () => {
      await build({
        configFile: false,
        root: APP,
        publicDir: false,
        logLevel: 'warn',
        plugins: [react(), markTexts(), tailwindcss(), pageFonts(), languageFiles(), precompress()],
        build: {
          ...pageBuild,
          outDir: folder,
          emptyOutDir: false,
          manifest: false,
          rolldownOptions: { input: join(APP, 'inspector.html'), checks: { pluginTimings: false } },
        },
      });
    },
  };
}
