/**
 * Builds `sw.js`, and a list for each language of the files that pages need without a network. Both are written after
 * the language's files, whose names they contain.
 */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Plugin, type Rolldown } from 'vite';
import * as z from 'zod';
import type { Role } from '#generated/types.gen.ts';
import { isLanguage } from '#languages/languages.ts';

const APP = join(import.meta.dirname, '../../../app/web');

/**
 * The modules that pages begin with, by the keys of the build's manifest. Those in `all` are everyone's who is logged in;
 * a role's own come on top.
 */
const STARTS: Record<Role | 'all' | 'verify', RegExp> = {
  all: oneOf(
    'index\\.html',
    'idle-enhancements\\.ts',
    'areas/(area-layout|unless-suspended)\\.tsx',
    'shell/area-margins\\.tsx',
    'notifications/.+',
    'settings/(settings-page|profile-section)\\.tsx',
    'joined/(impact-with-comments|opportunity-with-questions|profile-with-impacts)\\.tsx',
    '.+/impacts/web/impacts-or-trees-page\\.tsx',
    '.+/opportunities/web/list/scholarships-page\\.tsx',
    '.+/auth/web/session/.+',
    '.+/platform/browser/(calls|outbox)/.+',
    '.+/ui/.+\\.(css|tsx?)',
    '.+/generated/.+',
  ),
  Member: oneOf(
    'areas/member/.+',
    'joined/impact-with-council\\.tsx',
    '.+/(impacts|opportunities|points|councils)/web/mine/.+',
  ),
  Judge: oneOf('areas/judge-home\\.tsx'),
  Admin: oneOf('areas/admin-home\\.tsx'),
  Partner: oneOf('areas/partner-home\\.tsx'),
  // Visitors keep it alone, so that it's whole by itself.
  verify: oneOf(
    'index\\.html',
    'idle-enhancements\\.ts',
    'shell/(data-layout|shell-layout|root-layout)\\.tsx',
    'joined/plain/plain-pages\\.ts',
    'shell/site/site-layout\\.tsx',
    'joined/plain/verify-with-data\\.tsx',
    '.+/credentials/web/verify/.+',
    '.+/generated/credentials/.+',
    '.+/platform/browser/calls/.+',
    '.+/ui/.+\\.css',
  ),
};

/** Maps and editors are fetched when they are opened. */
const MAX_LAZY_BYTES = 60_000;

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  dynamicImports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
  assets: z.array(z.string()).default([]),
});
/** Files that the manifest doesn't name. */
const ALWAYS = ['/early.js', '/favicon.svg'];

type Manifest = Record<string, z.infer<typeof chunk>>;

export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    // Before the files are compressed.
    writeBundle: {
      order: 'pre',
      sequential: true,
      handler: async ({ dir: folder = '' }) => {
        const manifest = z.record(z.string(), chunk).parse(readJson(join(folder, '.vite/manifest.json')));
        const languages = readdirSync(join(folder, 'assets')).filter((name) => isLanguage(codeOf(name)));
        const version = createHash('sha256')
          .update(JSON.stringify([manifest, languages.sort()]))
          .digest('hex');
        const name = version.slice(0, 12);
        for (const language of languages) {
          const files = listFiles(manifest, folder, language);
          writeFileSync(join(folder, `kept-files.${codeOf(language)}.json`), JSON.stringify({ build: name, files }));
        }
        writeFileSync(join(folder, 'sw.js'), `// ${name}\n${await bundleWorker()}`);
      },
    },
  };
}

/** @param language the folder of its scripts, like `de-1a2b3c4d`. */
function listFiles(manifest: Manifest, folder: string, language: string): Record<string, string[]> {
  const addressOf = (file: string) => (file.endsWith('.js') ? `/assets/${language}/${basename(file)}` : `/${file}`);
  const isLight = (key: string) =>
    statSync(join(folder, addressOf(chunkOf(manifest, key).file))).size <= MAX_LAZY_BYTES;
  const filesFrom = (starts: RegExp) =>
    [...reach(manifest, starts, isLight)].flatMap((key) => {
      const { file, css, assets } = chunkOf(manifest, key);
      return [file, ...css, ...assets].map(addressOf);
    });
  const all = new Set([...ALWAYS, ...filesFrom(STARTS.all)]);
  const listOf = (part: string, starts: RegExp): string[] => {
    if (part === 'all') return [...all];
    const own = [...new Set(filesFrom(starts))];
    return part === 'verify' ? [...ALWAYS, ...own] : own.filter((file) => !all.has(file));
  };
  return Object.fromEntries(Object.entries(STARTS).map(([part, starts]) => [part, listOf(part, starts)]));
}

/** The starts, what each may load while it is shown, and what those import. */
function reach(manifest: Manifest, starts: RegExp, isLight: (key: string) => boolean): Set<string> {
  const queue = Object.keys(manifest)
    .filter((key) => starts.test(key))
    .flatMap((key) => [key, ...lazyPartsOf(manifest, key).filter(isLight)]);
  const reached = new Set<string>();
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    queue.push(...chunkOf(manifest, key).imports);
  }
  return reached;
}

/** Of the entry, only those that pages share: the others are the pages. */
const lazyPartsOf = (manifest: Manifest, key: string): string[] =>
  chunkOf(manifest, key).dynamicImports.filter((part) => key !== 'index.html' || part.startsWith('_'));

function chunkOf(manifest: Manifest, key: string): z.infer<typeof chunk> {
  const found = manifest[key];
  if (!found) throw new Error(`The build's manifest does not name ${key}`);
  return found;
}

const codeOf = (folder: string): string => folder.split('-')[0] ?? '';

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

/** As one classic script: the page's policy refuses `importScripts`. */
async function bundleWorker(): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root: APP,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2023',
      modulePreload: false,
      rolldownOptions: {
        input: join(APP, 'offline/worker/service-worker.ts'),
        output: { format: 'iife' },
      },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

function oneOf(...keys: string[]): RegExp {
  return new RegExp(`^(${keys.join('|')})$`);
}
