/** Minifies `theme.js`, which runs before the first paint and isn't bundled: the build copies it unchanged. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const NAME = 'theme.js';

export function shortenTheme(): Plugin {
  return {
    name: 'shorten-theme',
    apply: 'build',
    // Runs before the file is compressed.
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler: ({ dir = '' }) => {
        const file = join(dir, NAME);
        const { code, errors } = minifySync(NAME, readFileSync(file, 'utf8'));
        if (errors.length > 0) throw new Error(`${NAME} can't be shortened: ${errors[0]?.message}`);
        writeFileSync(file, code);
      },
    },
  };
}
