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
const DEVELOPMENT_FILE = /\.(map|d\.[cm]?ts)$/;
/** CommonJS files, some of which duplicate a package's code for `require`. */
const COMMONJS_FILE = /\.cjs$/;
const MODULE_EXTENSIONS = ['.js', '.mjs'];
const LICENCE_FILE = /^(licen[cs]e|copying|notice|third-party-notices|ofl)/i;

const dependencyRanges = z.record(z.string(), z.string()).default({});
const manifestShape = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string().default('no licence named'),
  dependencies: dependencyRanges,
  optionalDependencies: dependencyRanges,
  peerDependencies: dependencyRanges,
});

const readManifest = (folder: string) =>
  manifestShape.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')));

/** The packages that `npm install --omit=dev` would install. */
export const listProductionPackages = (): Package[] =>
  listWithDependencies(Object.keys(readManifest(ROOT).dependencies));

/** Optional and peer dependencies count if they are installed: npm installs only what fits the platform. */
export function listWithDependencies(roots: readonly string[]): Package[] {
  const found = new Map<string, Package>();
  const visit = (name: string, from: string, isRequired: boolean) => {
    const folder = findPackage(name, from);
    if (folder === null) {
      if (isRequired) throw new Error(`${name} isn’t installed, and ${relative(ROOT, from) || 'the product'} needs it`);
      return;
    }
    if (found.has(folder)) return;
    const { version, license, ...manifest } = readManifest(folder);
    found.set(folder, { name, version, licence: license, folder });
    const isOptional = (dependency: string) => dependency in manifest.optionalDependencies;
    for (const dependency of Object.keys(manifest.dependencies)) visit(dependency, folder, !isOptional(dependency));
    for (const dependency of Object.keys({ ...manifest.optionalDependencies, ...manifest.peerDependencies }))
      visit(dependency, folder, false);
  };
  for (const name of roots) visit(name, ROOT, true);
  return [...found.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

function findPackage(name: string, from: string): string | null {
  const folder = join(from, 'node_modules', name);
  if (existsSync(join(folder, 'package.json'))) return folder;
  return from === ROOT ? null : findPackage(name, dirname(from));
}

/** Copies packages for programs that don't use `require`. @param excludes returns true for other unused files. */
export function copyPackages(
  packages: readonly Package[],
  target: string,
  excludes: (path: string) => boolean = () => false,
): void {
  for (const { folder } of packages) {
    const isExcluded = (path: string) =>
      DEVELOPMENT_FILE.test(path) ||
      relative(folder, path).startsWith('node_modules') ||
      isDuplicate(path) ||
      excludes(path);
    cpSync(folder, join(target, relative(ROOT, folder)), { recursive: true, filter: (path) => !isExcluded(path) });
  }
}

const isDuplicate = (path: string): boolean =>
  COMMONJS_FILE.test(path) && MODULE_EXTENSIONS.some((extension) => existsSync(path.replace(COMMONJS_FILE, extension)));

/** The texts of a package's licence and notices. */
export function readLicences({ folder }: Package): string[] {
  const files = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isFile() && LICENCE_FILE.test(entry.name),
  );
  return files.map(({ name }) => readFileSync(join(folder, name), 'utf8').trim());
}
