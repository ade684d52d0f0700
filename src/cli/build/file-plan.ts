/**
 * Decides which modules share a chunk of the built page.
 *
 * By default the bundler makes a chunk for every set of routes with modules in common: a dashboard then requests
 * ninety-five files, most of them smaller than the request's headers. Here two chunks are merged while the requests
 * saved are worth more than the bytes a route loads needlessly.
 */

export interface ModuleFacts {
  id: string;
  /** Source size, before minification. */
  bytes: number;
  /** The route modules that import it statically. */
  starts: ReadonlySet<string>;
  imports: readonly string[];
  /** True if it is imported dynamically, and so has its own chunk. */
  isStart: boolean;
}

interface File {
  modules: ModuleFacts[];
  bytes: number;
  starts: Set<string>;
  imports: Set<File>;
  /** True if it can't be merged with another. */
  isFixed: boolean;
}

/** The cost of a request, in bytes of source: about 4 kB once minified and compressed. */
const REQUEST_BYTES = 20_000;

/** @returns the modules of each chunk. Modules of a single route are left to the bundler. */
export function planFiles(modules: readonly ModuleFacts[], weightOf: (start: string) => number): string[][] {
  let files = filesByStarts(modules.filter(({ starts }) => starts.size > 1));
  const gainOfPair = rememberGains(weightOf);
  for (let best = bestMerge(files, gainOfPair); best; best = bestMerge(files, gainOfPair)) {
    files = merge(files, best);
  }
  return files.filter(({ isFixed }) => !isFixed).map((file) => file.modules.map(({ id }) => id));
}

/** One chunk for each set of routes: nothing is loaded needlessly, and no two chunks import each other. */
function filesByStarts(modules: readonly ModuleFacts[]): File[] {
  const byStarts = Map.groupBy(modules, ({ id, isStart, starts }) => (isStart ? id : [...starts].sort().join('\0')));
  const files = [...byStarts.values()].map(toFile);
  linkImports(files);
  return files;
}

const toFile = (modules: ModuleFacts[]): File => ({
  modules,
  bytes: modules.reduce((sum, { bytes }) => sum + bytes, 0),
  starts: new Set(modules.flatMap(({ starts }) => [...starts])),
  imports: new Set(),
  isFixed: modules.some(({ isStart }) => isStart),
});

function linkImports(files: readonly File[]): void {
  const fileOf = new Map(files.flatMap((file) => file.modules.map(({ id }) => [id, file])));
  for (const file of files) {
    const imported = file.modules.flatMap(({ imports }) => imports.flatMap((id) => fileOf.get(id) ?? []));
    file.imports = new Set(imported.filter((other) => other !== file));
  }
}

function bestMerge(files: readonly File[], gainOfPair: (a: File, b: File) => number): [File, File] | null {
  let best: [File, File] | null = null;
  let bestGain = 0;
  const open = files.filter(({ isFixed }) => !isFixed);
  for (const [index, a] of open.entries()) {
    for (const b of open.slice(index + 1)) {
      const gain = gainOfPair(a, b);
      if (gain <= bestGain || isCircular(a, b)) continue;
      best = [a, b];
      bestGain = gain;
    }
  }
  return best;
}

/** Caches each pair's gain: a merge doesn't change that of other pairs, so only the new chunk's pairs are computed. */
function rememberGains(weightOf: (start: string) => number): (a: File, b: File) => number {
  const gains = new WeakMap<File, WeakMap<File, number>>();
  return (a, b) => {
    const ofA = gains.get(a) ?? new WeakMap<File, number>();
    gains.set(a, ofA);
    const gain = ofA.get(b) ?? gainOf(a, b, weightOf);
    ofA.set(b, gain);
    return gain;
  };
}

function gainOf(a: File, b: File, weightOf: (start: string) => number): number {
  let gain = 0;
  for (const start of a.starts) gain += weightOf(start) * (b.starts.has(start) ? REQUEST_BYTES : -b.bytes);
  for (const start of b.starts) if (!a.starts.has(start)) gain -= weightOf(start) * a.bytes;
  return gain;
}

/** Whether one imports the other through a third: merged, they and the third would import each other. */
const isCircular = (a: File, b: File): boolean => isReachedByThird(a, b) || isReachedByThird(b, a);

function isReachedByThird(from: File, to: File): boolean {
  const seen = new Set([...from.imports].filter((file) => file !== to));
  for (const file of seen) {
    if (file.imports.has(to)) return true;
    for (const next of file.imports) seen.add(next);
  }
  return false;
}

function merge(files: readonly File[], [a, b]: [File, File]): File[] {
  const merged = [...files.filter((file) => file !== a && file !== b), toFile([...a.modules, ...b.modules])];
  linkImports(merged);
  return merged;
}
