/** Bundles the server and the operator's commands, with their packages, to JavaScript; beside it the migrations. */
import { copyFileSync, mkdirSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import { listMigrationFiles } from '#platform/db/migrate.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SOURCE = join(ROOT, 'src');

/** Native code and WebAssembly read files beside themselves, so these are copied instead. */
export const COPIED_PACKAGES = ['sharp', '@node-rs/argon2', '@electric-sql/pglite'];

const PROGRAMS = {
  main: join(import.meta.dirname, 'main.ts'),
  'copy-files': join(import.meta.dirname, '../copy-files.ts'),
  recount: join(import.meta.dirname, '../recount.ts'),
};
/** A thread of the server, which finds it beside itself. */
const THREAD = { 'password-guessing': join(SOURCE, 'domains/auth/server/password-guessing.ts') };

/** @param programs by the names of their files. @returns the modules that ended up in the bundle. */
export async function bundleServer(folder: string, programs: Record<string, string> = PROGRAMS): Promise<string[]> {
  const built = await build({
    configFile: false,
    root: ROOT,
    publicDir: false,
    logLevel: 'warn',
    plugins: [keepFolders()],
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
  return modulesOf(built);
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
