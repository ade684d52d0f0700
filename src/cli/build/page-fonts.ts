/**
 * Cuts the display face to what the page sets in it. Its files hold every weight from 100 to 900, which is half of
 * their bytes, and the page's headings have one. The sizes of its optical axis stay, up to the largest heading.
 */
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

const DISPLAY_FACE = /fraunces-.*\.woff2$/;
/** As `h1` to `h4` in `src/ui/theme.css`. */
const WEIGHT = 560;
const SIZES = { min: 9, max: 96 };
/** Which file shows which character is settled by the ranges in `src/ui/fonts.css`, so none is left out here. */
const EVERY_CHARACTER = Array.from({ length: 0xd800 - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20)).join('');

export function pageFonts(): Plugin {
  return {
    name: 'page-fonts',
    apply: 'build',
    generateBundle: async (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && DISPLAY_FACE.test(file.fileName)) file.source = await cut(file.source);
      }
    },
  };
}

const cut = (font: string | Uint8Array): Promise<Uint8Array> =>
  subsetFont(Buffer.from(font), EVERY_CHARACTER, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHT, opsz: SIZES },
  });
