/** `theme.js` stands before the first paint, and isn't of the bundle: the build copies it as it is written. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { minifySync, type Plugin } from 'vite';

const NAME = 'theme.js';

export function shortenTheme(): Plugin {
  let file = '';
  return {
    name: 'shorten-theme',
    apply: 'build',
    configResolved: (config) => {
      file = join(resolve(config.root, config.build.outDir), NAME);
    },
    // Before it is compressed.
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler: () => {
        const { code, errors } = minifySync(NAME, readFileSync(file, 'utf8'));
        if (errors.length > 0) throw new Error(`${NAME} can't be shortened: ${errors[0]?.message}`);
        writeFileSync(file, code);
      },
    },
  };
}
