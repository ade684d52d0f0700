/** Collects the licences of everything a release contains. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve, sep } from 'node:path';
import * as z from 'zod';
import { type Package, readLicences } from './packages.ts';

const sourceMap = z.object({ sources: z.array(z.string()) });
const SEPARATOR = '-'.repeat(80);
/** Licence texts for packages that name a licence but don't contain its text. The LGPL refers to the GPL. */
const KNOWN_TEXTS: Readonly<Record<string, readonly string[]>> = {
  'LGPL-3.0-or-later': ['LGPL-3.0.txt', 'GPL-3.0.txt'],
};
/** The licence section in the readme of a package without a licence file. */
const LICENCE_SECTION = /^#+ *licen[cs](e|ing)\b.*$/im;

export function writeNotices(packages: readonly Package[]): string {
  const intro = 'Groundswell is licensed under the Apache License 2.0 (LICENSE). It contains these packages:';
  const licences = new Set(packages.map(({ licence }) => licence));
  const texts = [...licences].flatMap((licence) => KNOWN_TEXTS[licence] ?? []);
  return [intro, ...packages.map(describe), ...texts.map(readKnown)].join(`\n\n${SEPARATOR}\n`);
}

const readKnown = (file: string) => readFileSync(join(import.meta.dirname, 'licences', file), 'utf8').trim();

function describe(item: Package): string {
  const texts = readLicences(item);
  const section = texts.length === 0 ? readSection(join(item.folder, 'README.md')) : [];
  return [`${item.name} ${item.version}: ${item.licence}`, ...texts, ...section].join('\n\n');
}

function readSection(readme: string): string[] {
  if (!existsSync(readme)) return [];
  const text = readFileSync(readme, 'utf8');
  const found = LICENCE_SECTION.exec(text);
  return found ? [text.slice(found.index).trim()] : [];
}

/** @throws if a module comes from a package without a notice. */
export function requireNotices(modules: readonly string[], packages: readonly Package[]): void {
  const folders = packages.map(({ folder }) => folder + sep);
  const missing = modules.filter(
    (path) => path.includes(`node_modules${sep}`) && !folders.some((folder) => path.startsWith(folder)),
  );
  if (missing.length > 0) throw new Error(`These modules have no licence notice: ${missing.slice(0, 10).join(', ')}`);
}

/** The modules of the built page, according to its source maps. */
export function listPageModules(page: string): string[] {
  const assets = join(page, 'assets');
  const maps = readdirSync(assets).filter((name) => name.endsWith('.map'));
  return maps.flatMap((name) => {
    const { sources } = sourceMap.parse(JSON.parse(readFileSync(join(assets, name), 'utf8')));
    return sources.map((source) => resolve(assets, source));
  });
}
