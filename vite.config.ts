import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { devPageSettings } from './src/cli/build/dev-page-settings.ts';
import { devRenderer } from './src/cli/build/dev-renderer.ts';
import { emptyDatabase } from './src/cli/build/empty-database.ts';
import { inspectorPage } from './src/cli/build/inspector-page.ts';
import { languageFiles } from './src/cli/build/language-files.ts';
import { markTexts } from './src/cli/build/mark-texts.ts';
import { cutPageFiles } from './src/cli/build/page-files.ts';
import { pageFonts } from './src/cli/build/page-fonts.ts';
import { stampPageInputs } from './src/cli/build/page-inputs.ts';
import { precompress } from './src/cli/build/precompress.ts';
import { renderer } from './src/cli/build/renderer.ts';
import { shortenTheme } from './src/cli/build/shorten-theme.ts';

const ROOT = import.meta.dirname;
const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** For the product's own page and for that of its flows. */
const pageBuild = {
  target: 'es2023',
  // The first versions that know light-dark(): rewritten for older ones, a dark panel on a light page stays light.
  cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  sourcemap: 'hidden',
  // The page's policy lets no font or style stand in a data: address.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  // What places the inspector's charts has 1.6 MB; visitors don't load it.
  chunkSizeWarningLimit: 1_700,
} satisfies BuildEnvironmentOptions;

const pageFiles = cutPageFiles();
const pageStamp = stampPageInputs();

/** Its package.json names the build with warnings, even for production. */
const routerWithoutWarnings = [
  { find: /^react-router$/, replacement: `${ROOT}/node_modules/react-router/dist/production/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROOT}/node_modules/react-router/dist/production/dom-export.mjs` },
];

export default defineConfig(({ command }) => ({
  root: 'src/app',
  publicDir: 'public',
  cacheDir: '../../node_modules/.cache/vite',
  // React brings it since version 18; what is in place of it for older ones weighs on the first page.
  resolve: {
    alias: [
      ...(command === 'build' ? routerWithoutWarnings : []),
      { find: /^use-sync-external-store\/shim\/with-selector$/, replacement: 'use-sync-external-store/with-selector' },
      { find: /^use-sync-external-store\/shim$/, replacement: 'react' },
    ],
  },
  plugins: [
    react(),
    markTexts(),
    pageFiles.plugin,
    tailwindcss(),
    devPageSettings(),
    pageFonts(),
    languageFiles(),
    shortenTheme(),
    precompress(),
    pageStamp.plugin,
    renderer(),
    emptyDatabase(),
    devRenderer(API_ORIGIN),
    inspectorPage(pageBuild, pageStamp.write),
  ],
  build: {
    ...pageBuild,
    outDir: '../../dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: pageFiles.nameOf, includeDependenciesRecursively: false }] } },
      checks: { pluginTimings: false },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [ROOT] },
    proxy: { '/api': API_ORIGIN, '/media': API_ORIGIN, '/dev/mail': API_ORIGIN },
  },
}));
