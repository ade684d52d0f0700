/** Weighs what the home page loads for a visitor, according to the build's manifest. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import * as z from 'zod';

export interface Weight {
  raw: number;
  gzip: number;
  brotli: number;
}

export interface FirstPage {
  script: Weight;
  style: Weight;
  /** Paths of the scripts' source files. */
  modules: string[];
}

const DIST = join(import.meta.dirname, '../../../dist');
const ENTRY = 'index.html';
const HOME_PAGE = /^home\.tsx$/;

const chunk = z.object({
  file: z.string(),
  imports: z.array(z.string()).default([]),
  css: z.array(z.string()).default([]),
});
const manifestShape = z.record(z.string(), chunk);
const sourceMap = z.object({ sources: z.array(z.string()) });
type Manifest = z.infer<typeof manifestShape>;

/** Reads the build in `dist/`. */
export function readFirstPage(): FirstPage {
  const manifest = readManifest();
  const home = Object.keys(manifest).find((key) => HOME_PAGE.test(key));
  if (!home) throw new Error(`The build has no chunk for the home page (${HOME_PAGE})`);
  const chunks = [...followImports(manifest, [ENTRY, home])].map((key) => chunkOf(manifest, key));
  const scripts = [...new Set(chunks.map(({ file }) => file))];
  const styles = [...new Set(chunks.flatMap(({ css }) => css))];
  return { script: weigh(scripts), style: weigh(styles), modules: scripts.flatMap(modulesOf) };
}

/** The scripts of all pages, in English. */
export function readPageScripts(): string[] {
  const files = new Set(Object.values(readManifest()).map(({ file }) => file));
  return [...files]
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(DIST, inEnglish(file)), 'utf8'));
}

const readManifest = (): Manifest =>
  manifestShape.parse(JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')));

function followImports(manifest: Manifest, from: string[]): Set<string> {
  const reached = new Set<string>();
  const queue = [...from];
  for (let key = queue.pop(); key !== undefined; key = queue.pop()) {
    if (reached.has(key)) continue;
    reached.add(key);
    queue.push(...chunkOf(manifest, key).imports);
  }
  return reached;
}

function chunkOf(manifest: Manifest, key: string): z.infer<typeof chunk> {
  const found = manifest[key];
  if (!found) throw new Error(`The build's manifest does not name ${key}`);
  return found;
}

function modulesOf(file: string): string[] {
  const path = join(DIST, file);
  if (!existsSync(`${path}.map`)) return [];
  const { sources } = sourceMap.parse(JSON.parse(readFileSync(`${path}.map`, 'utf8')));
  return sources.map((source) => resolve(path, '..', source));
}

/** Each language has its own folder of scripts, named like `en-1a2b3c4d`. */
function inEnglish(file: string): string {
  if (!file.endsWith('.js')) return file;
  const folder = readdirSync(join(DIST, 'assets')).find((name) => name.startsWith('en-'));
  return `assets/${folder}/${basename(file)}`;
}

function weigh(files: string[]): Weight {
  const total = { raw: 0, gzip: 0, brotli: 0 };
  for (const file of files) {
    const content = readFileSync(join(DIST, inEnglish(file)));
    total.raw += content.length;
    total.gzip += gzipSync(content, { level: 9 }).length;
    total.brotli += brotliCompressSync(content).length;
  }
  return total;
}
