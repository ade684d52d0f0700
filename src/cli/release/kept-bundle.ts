/**
 * The server bundled for this machine and laid out as a release is: it starts in half the time of its modules one by one,
 * and takes 20 MB less. It's kept for as long as nothing that went into it has changed.
 */
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, sep } from 'node:path';
import { listMigrationFiles } from '#platform/db/migrate.ts';
import { hashFiles } from '../build/hash-files.ts';

const ROOT = join(import.meta.dirname, '../../..');
const TEXTS = join(ROOT, 'generated/texts');
const LOCK_FILE = join(ROOT, 'package-lock.json');
const STAMP = 'made-from.json';
/** The one before stays: a server may still run that loads parts of it when they're needed. */
const KEPT = 2;

interface Stamp {
  /** Our own modules in it, from the root. */
  modules: string[];
  hash: string;
}

/** @param cache the folder of bundles of the same programs. @returns the folder of its programs, or null if they're out of date. */
export function findBundle(cache: string): string | null {
  const found = listBundles(cache).find((bundle) => isUpToDate(join(bundle, STAMP)));
  return found ? join(found, 'server') : null;
}

/** Does nothing if there is an up-to-date one. @param programs by the names of their files. */
export async function makeBundle(cache: string, programs: Record<string, string>): Promise<void> {
  while (!findBundle(cache)) await bundleOnce(cache, programs);
}

/** Keeps nothing if a file changed meanwhile: it may be in the bundle as it was before or as it is now. */
async function bundleOnce(cache: string, programs: Record<string, string>): Promise<void> {
  const unfinished = join(cache, `.unfinished-${process.pid}`);
  try {
    const begun = Date.now();
    // Brings the bundler, which only this needs.
    const { bundleServer } = await import('./bundle-server.ts');
    const { sources } = await bundleServer(join(unfinished, 'server'), programs);
    if (sources.some((path) => hasChangedSince(begun, path))) return;
    const modules = sources.map((path) => relative(ROOT, path).replaceAll(sep, '/')).sort();
    const hash = hashOf(modules);
    // Node takes the modules for what they are.
    writeFileSync(join(unfinished, 'package.json'), '{"type":"module"}');
    // Relative, so that a copy of the project has its own.
    symlinkSync(relative(unfinished, join(ROOT, 'dist')), join(unfinished, 'dist'), 'junction');
    writeFileSync(join(unfinished, STAMP), JSON.stringify({ modules, hash } satisfies Stamp));
    const folder = join(cache, hash);
    // Another process may have made the same meanwhile, and run it already.
    if (existsSync(folder)) return;
    for (const bundle of listBundles(cache).slice(KEPT - 1)) rmSync(bundle, { recursive: true, force: true });
    renameSync(unfinished, folder);
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

function hasChangedSince(moment: number, path: string): boolean {
  if (!existsSync(path)) return true;
  const { mtimeMs } = statSync(path);
  // One that is dated ahead would be bundled for ever.
  return mtimeMs > moment && mtimeMs <= Date.now();
}

/** Newest first. */
function listBundles(cache: string): string[] {
  if (!existsSync(cache)) return [];
  const names = readdirSync(cache).filter((name) => !name.startsWith('.'));
  const bundles = names.map((name) => join(cache, name)).filter((folder) => existsSync(join(folder, STAMP)));
  const madeAt = (folder: string) => statSync(join(folder, STAMP)).mtimeMs;
  return bundles.sort((a, b) => madeAt(b) - madeAt(a));
}

function isUpToDate(stampFile: string): boolean {
  const { modules, hash }: Stamp = JSON.parse(readFileSync(stampFile, 'utf8'));
  return modules.every((path) => existsSync(join(ROOT, path))) && hashOf(modules) === hash;
}

/**
 * Besides the modules of how they are bundled, and which: migrations and texts are copied into the bundle, and nothing
 * imports them.
 */
function hashOf(modules: string[]): string {
  const ours = modules.map((path) => join(ROOT, path));
  const means = filesIn(import.meta.dirname).filter((path) => path.endsWith('.ts'));
  return hashFiles([...ours, ...means, ...listMigrationFiles(), ...filesIn(TEXTS), LOCK_FILE]);
}

const filesIn = (folder: string): string[] => readdirSync(folder).map((name) => join(folder, name));
