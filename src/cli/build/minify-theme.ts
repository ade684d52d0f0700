/** Minifies `theme.js`, which runs before the first paint and isn't bundled: the build copies it unchanged. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const FILE_NAME = 'theme.js';

export function minifyTheme(): Plugin {
  return {
    name: 'minify-theme',
    apply: 'build',
    // Runs before the file is compressed.
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler: ({ dir = '' }) => {
        const file = join(dir, FILE_NAME);
        const { code, errors } = minifySync(FILE_NAME, readFileSync(file, 'utf8'));
        if (errors.length > 0) throw new Error(`${FILE_NAME} can't be minified: ${errors[0]?.message}`);
        writeFileSync(file, code);
      },
    },
  };
}
