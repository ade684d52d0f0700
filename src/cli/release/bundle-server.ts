/**
 * Bundles the server and the operator's commands, with their packages, to JavaScript. The files of the schema and
 * each language's texts, the gazetteer and the API guide's programs, which are read when they're needed, are copied along.
 */
import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { listSchemaFiles } from '#platform/server/db/schema-files.ts';
import { escapeNonAscii } from './escape-non-ascii.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCE = join(ROOT, 'src');
/** Relative to the project and, in a release, to the folder above the bundle; see rebaseDirnames. */
const TEXTS = 'generated/texts';
const GAZETTEER = 'generated/gazetteer.br';
const EXAMPLES = 'contract/example-programs';

/** Native code and WebAssembly read files in their own folders, so these packages are copied instead of bundled. */
export const COPIED_PACKAGES = ['sharp', '@node-rs/argon2', '@electric-sql/pglite'];

const PROGRAMS = {
  main: join(import.meta.dirname, 'main.ts'),
  'copy-files': join(import.meta.dirname, '../copy-files.ts'),
  backup: join(import.meta.dirname, '../backup/backup.ts'),
  restore: join(import.meta.dirname, '../backup/restore.ts'),
  migrate: join(import.meta.dirname, 'migrate.ts'),
  recount: join(import.meta.dirname, '../recount.ts'),
  'make-admin': join(import.meta.dirname, '../make-admin.ts'),
  'remove-factor': join(import.meta.dirname, '../remove-factor.ts'),
  'seal-secrets': join(import.meta.dirname, '../seal-secrets.ts'),
  'rotate-credential-keys': join(import.meta.dirname, '../rotate-credential-keys.ts'),
};
/** A worker thread of the server, which loads it from its own folder. */
const WORKER_THREADS = { 'password-guessing': join(SOURCE, 'domains/auth/server/passwords/password-guessing.ts') };

export interface Bundled {
  /** The modules that ended up in the bundle. */
  modules: string[];
  /** The project's own files that were read, even if nothing of them is in the bundle. */
  sources: string[];
}

/** @param programs the source of each program, by the name of its bundled file. */
export async function bundleServer(folder: string, programs: Record<string, string> = PROGRAMS): Promise<Bundled> {
  const sources: string[] = [];
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    plugins: [rebaseDirnames(), asciiOutput(), listSources(sources)],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node22',
      outDir: folder,
      // Readable stack traces are worth more than 3 MB.
      minify: false,
      rolldownOptions: {
        input: { ...programs, ...WORKER_THREADS },
        external: (id) => COPIED_PACKAGES.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        checks: { pluginTimings: false },
      },
    },
  });
  copySchema(folder);
  cpSync(join(ROOT, TEXTS), join(folder, '..', TEXTS), { recursive: true, filter: (path) => !path.endsWith('.ts') });
  cpSync(join(ROOT, GAZETTEER), join(folder, '..', GAZETTEER));
  cpSync(join(ROOT, EXAMPLES), join(folder, '..', EXAMPLES), { recursive: true });
  return { modules: modulesOf(built), sources };
}

/**
 * Lets a bundled module find the files it reads by its own folder, as before: `server/` in the release takes the place
 * of `src/`. No bundled module counts as the main one.
 */
function rebaseDirnames(): Plugin {
  return {
    name: 'rebase-dirnames',
    transform: (code, id) => {
      if (!id.startsWith(SOURCE + sep) || !code.includes('import.meta.')) return null;
      const folder = relative(SOURCE, dirname(id)).replaceAll(sep, '/');
      return code
        .replaceAll('import.meta.dirname', () => `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`)
        .replaceAll('import.meta.main', () => 'false');
    },
  };
}

/** One letter outside of Latin-1 makes V8 store a file's source with two bytes per letter: 5 MB more for the server. */
function asciiOutput(): Plugin {
  return {
    name: 'ascii-output',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = escapeNonAscii(file.code);
    },
  };
}

function listSources(sources: string[]): Plugin {
  const packages = join(ROOT, 'node_modules') + sep;
  return {
    name: 'list-sources',
    buildEnd() {
      for (const id of this.getModuleIds()) if (id.startsWith(ROOT + sep) && !id.startsWith(packages)) sources.push(id);
    },
  };
}

/** Copies the files of the schema to where the bundle looks for them; see rebaseDirnames. */
function copySchema(folder: string): void {
  for (const path of listSchemaFiles()) {
    const copy = join(folder, relative(SOURCE, path));
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(path, copy);
  }
}

function modulesOf(built: Awaited<ReturnType<typeof build>>): string[] {
  if ('on' in built) throw new Error('The bundler is watching, so it never ends');
  const outputs: Rolldown.RolldownOutput[] = Array.isArray(built) ? built : [built];
  return outputs.flatMap(({ output }) => output.flatMap((file) => (file.type === 'chunk' ? file.moduleIds : [])));
}
