/** Writes the page's fonts as TrueType, which the server draws text with, and the fontconfig file that lists them. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import decompress from 'woff2-encoder/decompress';

/** The file of each family. The name of the family inside the file is a different one. */
const FAMILIES: Readonly<Record<string, string>> = {
  Fraunces: 'fraunces/files/fraunces-latin-opsz-normal',
  'Fraunces Ext': 'fraunces/files/fraunces-latin-ext-opsz-normal',
  Figtree: 'figtree/files/figtree-latin-wght-normal',
  'Figtree Ext': 'figtree/files/figtree-latin-ext-wght-normal',
  'Fraunces Vietnamese': 'fraunces/files/fraunces-vietnamese-opsz-normal',
  'Literata Cyrillic': 'literata/files/literata-cyrillic-opsz-normal',
  'Literata Greek': 'literata/files/literata-greek-opsz-normal',
  Naskh: 'noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal',
  Commissioner: 'commissioner/files/commissioner-latin-wght-normal',
  'Commissioner Ext': 'commissioner/files/commissioner-latin-ext-wght-normal',
  'Commissioner Vietnamese': 'commissioner/files/commissioner-vietnamese-wght-normal',
  'Commissioner Cyrillic': 'commissioner/files/commissioner-cyrillic-wght-normal',
  'Commissioner Greek': 'commissioner/files/commissioner-greek-wght-normal',
  Vazirmatn: 'vazirmatn/files/vazirmatn-arabic-wght-normal',
};

export async function writePreviewFonts(folder: string): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const rules: string[] = [];
  for (const [family, path] of Object.entries(FAMILIES)) {
    const source = fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}.woff2`));
    const name = `${family.replace(' ', '-').toLowerCase()}.ttf`;
    writeFileSync(join(folder, name), await decompress(readFileSync(source)));
    rules.push(matchRule(name, family));
  }
  writeFileSync(join(folder, 'fonts.conf'), fontsConf(rules));
}

const matchRule = (file: string, family: string): string => `
  <match target="scan">
    <test name="file" compare="contains"><string>/${file}</string></test>
    <edit name="family" mode="assign" binding="same"><string>${family}</string></edit>
  </match>`;

/** Other scripts are drawn with the machine's own fonts, if it has any for them. */
const fontsConf = (rules: readonly string[]): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">.</dir>
  <include ignore_missing="yes">/etc/fonts/fonts.conf</include>${rules.join('')}
</fontconfig>
`;
