/** Finds installed packages and all their dependencies, as Node.js resolves them. */
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import * as z from 'zod';

export interface Package {
  name: string;
  version: string;
  licence: string;
  folder: string;
}

const ROOT = resolve(import.meta.dirname, '../../..');
/** Files that no running program reads. */
const FOR_DEVELOPERS = /\.(map|d\.[cm]?ts)$/;
/** CommonJS files, some of which duplicate a package's code for `require`. */
const REQUIRED = /\.cjs$/;
const IMPORTED = ['.js', '.mjs'];
const LICENCE_FILE = /^(licen[cs]e|copying|notice|third-party-notices|ofl)/i;

const names = z.record(z.string(), z.string()).default({});
const manifestShape = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default('no licence named'),
  dependencies: names,
  optionalDependencies: names,
  peerDependencies: names,
});

const readManifest = (folder: string) =>
  manifestShape.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** The packages that `npm install --omit=dev` would install. */
export const listProductionPackages = (): Package[] =>
  listWithDependencies(Object.keys(readManifest(ROOT).dependencies));

/** Optional and peer dependencies count if they are installed: npm installs only what fits the platform. */
export function listWithDependencies(wanted: readonly string[]): Package[] {
  const found = new Map<string, Package>();
  const visit = (name: string, from: string, isNeeded: boolean) => {
    const folder = findPackage(name, from);
    if (folder === null) {
      if (isNeeded) throw new Error(`${name} isn’t installed, and ${relative(ROOT, from) || 'the product'} needs it`);
      return;
    }
    if (found.has(folder)) return;
    const { version, license, ...needs } = readManifest(folder);
    found.set(folder, { name, version, licence: license, folder });
    const isOptional = (each: string) => each in needs.optionalDependencies;
    for (const each of Object.keys(needs.dependencies)) visit(each, folder, !isOptional(each));
    for (const each of Object.keys({ ...needs.optionalDependencies, ...needs.peerDependencies }))
      visit(each, folder, false);
  };
  for (const name of wanted) visit(name, ROOT, true);
  return [...found.values()].sort((one, other) => one.name.localeCompare(other.name, 'en'));
}

function findPackage(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return from === ROOT ? null : findPackage(name, dirname(from));
}

/** Copies packages for programs that don't use `require`. @param leavesOut returns true for other unused files. */
export function copyPackages(
  packages: readonly Package[],
  target: string,
  leavesOut: (path: string) => boolean = () => false,
): void {
  for (const { folder } of packages) {
    const isLeftOut = (path: string) =>
      FOR_DEVELOPERS.test(path) || relative(folder, path).startsWith('node_modules') || isTwin(path) || leavesOut(path);
    cpSync(folder, join(target, relative(ROOT, folder)), { recursive: true, filter: (path) => !isLeftOut(path) });
  }
}

const isTwin = (path: string): boolean =>
  REQUIRED.test(path) && IMPORTED.some((ending) => existsSync(path.replace(REQUIRED, ending)));

/** The texts of a package's licence and notices. */
export function readLicences({ folder }: Package): string[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && LICENCE_FILE.test(entry.name),
  );
  return files.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
}
