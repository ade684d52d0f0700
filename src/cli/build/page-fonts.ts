/**
 * Reduces the fonts to the weights that the page uses. Their files contain weights from 100 to 900, which is half of
 * their bytes, while headings use one and text uses four. Optical sizes are kept up to that of the largest heading.
 */
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';

type Axes = NonNullable<Parameters<typeof subsetFont>[2]>['variationAxes'];

/** The weight of `h1` to `h4` in `src/ui/theme.css`. */
const TITLE = 560;
/** From normal to bold. */
const TEXT = { min: 400, max: 700 };
const FACES: readonly [RegExp, Axes][] = [
  [/fraunces-.*\.woff2$/, { wght: TITLE, opsz: { min: 9, max: 96 } }],
  [/literata-.*\.woff2$/, { wght: TITLE, opsz: { min: 9, max: 72 } }],
  // Noto Naskh looks lighter than Fraunces at the same weight.
  [/noto-naskh-.*\.woff2$/, { wght: 640 }],
  [/(commissioner|vazirmatn)-.*\.woff2$/, { wght: TEXT }],
];
/** No character is left out: the `unicode-range`s in the styles decide which file is used for which characters. */
const EVERY_CHARACTER = [
  [0x20, 0xd7ff],
  [0xf900, 0xfffd],
]
  .flatMap(([first = 0, last = 0]) => Array.from({ length: last - first + 1 }, (_, at) => first + at))
  .map((code) => String.fromCodePoint(code))
  .join('');

export function pageFonts(): Plugin {
  return {
    name: 'page-fonts',
    apply: 'build',
    generateBundle: async (_options, bundle) => {
      for (const file of Object.values(bundle)) {
        const axes = FACES.find(([face]) => face.test(file.fileName))?.[1];
        if (file.type === 'asset' && axes) file.source = await cut(file.source, axes);
      }
    },
  };
}

const cut = (font: string | Uint8Array, variationAxes: Axes): Promise<Uint8Array> =>
  subsetFont(Buffer.from(font), EVERY_CHARACTER, { targetFormat: 'woff2', variationAxes });
