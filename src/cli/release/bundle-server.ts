/**
 * Bundles the server and the operator's commands, with their packages, to JavaScript; with it the migrations and the texts
 * of each language, which it reads when they are needed.
 */
import { copyFileSync, cpSync, mkdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { listMigrationFiles } from '#platform/db/migrate.ts';
import { withPlainLetters } from './plain-letters.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCE = join(ROOT, 'src');
/** As the folder above the bundle's has them; see keepFolders. */
const TEXTS = 'generated/texts';

/** Native code and WebAssembly read files beside themselves, so these are copied instead. */
export const COPIED_PACKAGES = ['sharp', '@node-rs/argon2', '@electric-sql/pglite'];

const PROGRAMS = {
  main: join(import.meta.dirname, 'main.ts'),
  'copy-files': join(import.meta.dirname, '../copy-files.ts'),
  recount: join(import.meta.dirname, '../recount.ts'),
};
/** A thread of the server, which finds it beside itself. */
const THREAD = { 'password-guessing': join(SOURCE, 'domains/auth/server/password-guessing.ts') };

export interface Bundled {
  /** What ended up in the bundle. */
  modules: string[];
  /** Our own files that were read for it, whether anything of them is in it or not. */
  sources: string[];
}

/** @param programs by the names of their files. */
export async function bundleServer(folder: string, programs: Record<string, string> = PROGRAMS): Promise<Bundled> {
  const sources: string[] = [];
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    plugins: [keepFolders(), plainLetters(), listSources(sources)],
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: true,
      target: 'node22',
      outDir: folder,
      // Readable stack traces are worth more than 3 MB.
      minify: false,
      rolldownOptions: {
        input: { ...programs, ...THREAD },
        external: (id) => COPIED_PACKAGES.some((name) => id === name || id.startsWith(`${name}/`)),
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
        checks: { pluginTimings: false },
      },
    },
  });
  copyMigrations(folder);
  cpSync(join(ROOT, TEXTS), join(folder, '..', TEXTS), { recursive: true, filter: (path) => !path.endsWith('.ts') });
  return { modules: modulesOf(built), sources };
}

/**
 * A bundled module still finds the files it reads by its own folder: `server/` of the release stands for `src/`. And
 * none of them is the program that was started.
 */
function keepFolders(): Plugin {
  return {
    name: 'keep-folders',
    transform: (code, id) => {
      if (!id.startsWith(SOURCE + sep) || !code.includes('import.meta.')) return null;
      const folder = relative(SOURCE, dirname(id)).replaceAll(sep, '/');
      return code
        .replaceAll('import.meta.dirname', () => `(import.meta.dirname + ${JSON.stringify(`/${folder}`)})`)
        .replaceAll('import.meta.main', () => 'false');
    },
  };
}

/** A single letter past Latin-1 makes V8 keep a file's text in two bytes for each of its own: 5 MB more for the server's. */
function plainLetters(): Plugin {
  return {
    name: 'plain-letters',
    generateBundle: (_options, bundle) => {
      for (const file of Object.values(bundle)) if (file.type === 'chunk') file.code = withPlainLetters(file.code);
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

/** Where the bundle looks for them; see keepFolders. */
function copyMigrations(folder: string): void {
  for (const path of listMigrationFiles()) {
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
