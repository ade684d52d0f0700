/** `theme.js` stands before the first paint, and isn't of the bundle: the build copies it as it is written. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const NAME = 'theme.js';

export function shortenTheme(): Plugin {
  return {
    name: 'shorten-theme',
    apply: 'build',
    // Before it is compressed.
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
