import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig } from 'vite';
import { devPageSettings } from './src/cli/build/dev-page-settings.ts';
import { devRenderer } from './src/cli/build/dev-renderer.ts';
import { dropDescriptions } from './src/cli/build/drop-descriptions.ts';
import { emptyDatabase } from './src/cli/build/empty-database.ts';
import { isFirstPageOnly } from './src/cli/build/first-page-only.ts';
import { inspectorPage } from './src/cli/build/inspector-page.ts';
import { languageFiles } from './src/cli/build/language-files.ts';
import { markTexts } from './src/cli/build/mark-texts.ts';
import { splitPage } from './src/cli/build/page-chunks.ts';
import { pageFonts } from './src/cli/build/page-fonts.ts';
import { stampPageInputs } from './src/cli/build/page-inputs.ts';
import { precompress } from './src/cli/build/precompress.ts';
import { renderer } from './src/cli/build/renderer.ts';
import { earlyScript } from './src/cli/build/scripts/early-script.ts';
import { serviceWorker } from './src/cli/build/scripts/service-worker.ts';

const ROOT = import.meta.dirname;
const API_ORIGIN = process.env['API_ORIGIN'] ?? 'http://127.0.0.1:3000';

/** Settings that the product's page and the inspector's page share. */
const pageBuild = {
  target: 'es2023',
  // The first versions that support light-dark(). Rewritten for older ones, a dark panel on a light page stays light.
  cssTarget: ['chrome123', 'edge123', 'firefox120', 'safari17.5'],
  sourcemap: isFirstPageOnly() ? false : 'hidden',
  // The page's Content-Security-Policy doesn't allow fonts or styles in data: URLs.
  assetsInlineLimit: 0,
  modulePreload: { polyfill: false },
  reportCompressedSize: false,
  // The code that lays out the inspector's charts has 1.6 MB, which visitors don't load.
  chunkSizeWarningLimit: 1_700,
} satisfies BuildEnvironmentOptions;

const pageChunks = splitPage();
const pageStamp = stampPageInputs();

/** React Router's package.json names the build with warnings, even for production. */
const routerWithoutWarnings = [
  { find: /^react-router$/, replacement: `${ROOT}/node_modules/react-router/dist/production/index.mjs` },
  { find: /^react-router\/dom$/, replacement: `${ROOT}/node_modules/react-router/dist/production/dom-export.mjs` },
];

export default defineConfig(({ command }) => ({
  root: 'src/app/web',
  publicDir: 'public',
  cacheDir: '../../../node_modules/.cache/vite',
  // React itself has useSyncExternalStore since version 18, and the shim for older ones makes the first page heavier.
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
    dropDescriptions(),
    pageChunks.plugin,
    tailwindcss(),
    devPageSettings(),
    languageFiles(),
    earlyScript(),
    serviceWorker(),
    renderer(),
    devRenderer(API_ORIGIN),
    ...(isFirstPageOnly() ? [] : [pageFonts(), precompress(), emptyDatabase(), inspectorPage(pageBuild)]),
    pageStamp,
  ],
  build: {
    ...pageBuild,
    outDir: '../../../dist',
    emptyOutDir: true,
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: pageChunks.nameOf, includeDependenciesRecursively: false }] } },
      checks: { pluginTimings: false },
    },
  },
  server: {
    host: '127.0.0.1',
    fs: { allow: [ROOT] },
    proxy: { '/api': API_ORIGIN, '/media': API_ORIGIN, '/dev/mail': API_ORIGIN },
  },
}));
