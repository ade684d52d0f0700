/**
 * Builds the server-side renderer beside the page, from the same sources: `render/en/render.js` draws public pages in
 * English, and `render/links.html` is what their documents load at once. `render/fonts` is for pictures of links.
 */
import { writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, type Plugin, type Rolldown } from 'vite';
import { translateModules } from './language-files.ts';
import { markTexts } from './mark-texts.ts';
import { writePreviewFonts } from './preview-fonts.ts';

const STYLES = 'ui/styles.css';
const REACT_PACKAGES = /\/node_modules\/(react|react-dom|react-router|scheduler|@tanstack)\//;
/** Vite's stub for an optional peer dependency that isn't installed counts as part of the package that imports it. */
const PACKAGE_NAME = /(?:.*\/node_modules\/|__vite-optional-peer-dep:[^:]+:)(?:@([^/:]+)\/)?([^/:]+)/;
const APP = join(import.meta.dirname, '../../app/web');

export function renderer(): Plugin {
  let folder = '';
  let links = '';
  return {
    name: 'renderer',
    apply: 'build',
    configResolved: (config) => {
      folder = resolve(config.root, config.build.outDir, 'render');
    },
    writeBundle: (_, bundle) => {
      // Linked from the document: the page's code would load the styles only after the drawn page was shown.
      links = `<link rel="stylesheet" href="/${fileOfStyles(bundle)}" />`;
    },
    closeBundle: async () => {
      if (links === '') return;
      await build({
        configFile: false,
        root: APP,
        publicDir: false,
        logLevel: 'warn',
        plugins: [withoutStyles, react(), markTexts()],
        // Packages are bundled too, so that an installation without React serves pages, with React's production build.
        ssr: { noExternal: true, target: 'node' },
        define: { 'process.env.NODE_ENV': '"production"' },
        build: {
          ssr: true,
          target: 'node22',
          outDir: folder,
          emptyOutDir: true,
          copyPublicDir: false,
          minify: false,
          rolldownOptions: {
            input: join(APP, 'render.tsx'),
            output: {
              entryFileNames: '[name].js',
              chunkFileNames: '[name]-[hash].js',
              // Packages contain no texts: in chunks of their own, they are the same files for every language.
              codeSplitting: {
                includeDependenciesRecursively: false,
                groups: [{ name: 'react', test: REACT_PACKAGES }, { name: packageOf }],
              },
            },
            checks: { pluginTimings: false },
          },
        },
      });
      translateModules(folder);
      writeFileSync(join(folder, 'links.html'), links);
      await writePreviewFonts(join(folder, 'fonts'));
    },
  };
}

/** Scope and name, without the `@`, which these file names don't use. */
function packageOf(id: string): string | null {
  const [, scope, name] = PACKAGE_NAME.exec(id) ?? [];
  return name ? [scope, name].filter(Boolean).join('-') : null;
}

/** Leaves out styles, which the page's own build emits. */
const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  load: (id) => (id.endsWith('.css') ? { code: '', moduleType: 'js' } : null),
};

function fileOfStyles(bundle: Rolldown.OutputBundle): string {
  const file = Object.values(bundle).find(
    (output) => output.type === 'asset' && output.originalFileNames.some((name) => name.endsWith(STYLES)),
  );
  if (!file) throw new Error(`The build has no file for ${STYLES}`);
  return file.fileName;
}
