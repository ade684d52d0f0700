/**
 * Decides which modules share a chunk of the built page.
 *
 * By default the bundler makes a chunk for every set of routes with modules in common: a dashboard then requests
 * ninety-five files, most of them smaller than the request's headers. Here two chunks are merged while the requests
 * saved are worth more than the bytes a route loads needlessly.
 */

export interface ModuleInfo {
  id: string;
  /** Source size, before minification. */
  bytes: number;
  /** The route modules that import it statically. */
  entries: ReadonlySet<string>;
  imports: readonly string[];
  /** True if it is imported dynamically, and so has its own chunk. */
  isDynamicEntry: boolean;
}

interface Chunk {
  modules: ModuleInfo[];
  bytes: number;
  entries: Set<string>;
  imports: Set<Chunk>;
  /** True if it can't be merged with another. */
  isFixed: boolean;
}

/** The cost of a request, in bytes of source: about 4 kB once minified and compressed. */
const REQUEST_BYTES = 20_000;

/** @returns the modules of each chunk. Modules of a single route are left to the bundler. */
export function planChunks(modules: readonly ModuleInfo[], weightOf: (entry: string) => number): string[][] {
  let chunks = chunksByEntries(modules.filter(({ entries }) => entries.size > 1));
  const gainOfPair = memoizeGains(weightOf);
  for (let best = bestMerge(chunks, gainOfPair); best; best = bestMerge(chunks, gainOfPair)) {
    chunks = merge(chunks, best);
  }
  return chunks.filter(({ isFixed }) => !isFixed).map((chunk) => chunk.modules.map(({ id }) => id));
}

/** One chunk for each set of routes: nothing is loaded needlessly, and no two chunks import each other. */
function chunksByEntries(modules: readonly ModuleInfo[]): Chunk[] {
  const byEntries = Map.groupBy(modules, ({ id, isDynamicEntry, entries }) =>
    isDynamicEntry ? id : [...entries].sort().join('\0'),
  );
  const chunks = [...byEntries.values()].map(toChunk);
  linkImports(chunks);
  return chunks;
}

const toChunk = (modules: ModuleInfo[]): Chunk => ({
  modules,
  bytes: modules.reduce((sum, { bytes }) => sum + bytes, 0),
  entries: new Set(modules.flatMap(({ entries }) => [...entries])),
  imports: new Set(),
  isFixed: modules.some(({ isDynamicEntry }) => isDynamicEntry),
});

function linkImports(chunks: readonly Chunk[]): void {
  const chunkOf = new Map(chunks.flatMap((chunk) => chunk.modules.map(({ id }) => [id, chunk])));
  for (const chunk of chunks) {
    const imported = chunk.modules.flatMap(({ imports }) => imports.flatMap((id) => chunkOf.get(id) ?? []));
    chunk.imports = new Set(imported.filter((other) => other !== chunk));
  }
}

function bestMerge(chunks: readonly Chunk[], gainOfPair: (a: Chunk, b: Chunk) => number): [Chunk, Chunk] | null {
  let best: [Chunk, Chunk] | null = null;
  let bestGain = 0;
  const mergeable = chunks.filter(({ isFixed }) => !isFixed);
  for (const [index, a] of mergeable.entries()) {
    for (const b of mergeable.slice(index + 1)) {
      const gain = gainOfPair(a, b);
      if (gain <= bestGain || isCircular(a, b)) continue;
      best = [a, b];
      bestGain = gain;
    }
  }
  return best;
}

/** Caches each pair's gain: a merge doesn't change that of other pairs, so only the new chunk's pairs are computed. */
function memoizeGains(weightOf: (entry: string) => number): (a: Chunk, b: Chunk) => number {
  const gains = new WeakMap<Chunk, WeakMap<Chunk, number>>();
  return (a, b) => {
    const ofA = gains.get(a) ?? new WeakMap<Chunk, number>();
    gains.set(a, ofA);
    const gain = ofA.get(b) ?? gainOf(a, b, weightOf);
    ofA.set(b, gain);
    return gain;
  };
}

function gainOf(a: Chunk, b: Chunk, weightOf: (entry: string) => number): number {
  let gain = 0;
  for (const entry of a.entries) gain += weightOf(entry) * (b.entries.has(entry) ? REQUEST_BYTES : -b.bytes);
  for (const entry of b.entries) if (!a.entries.has(entry)) gain -= weightOf(entry) * a.bytes;
  return gain;
}

/** Whether one imports the other through a third: merged, they and the third would import each other. */
const isCircular = (a: Chunk, b: Chunk): boolean => isReachedIndirectly(a, b) || isReachedIndirectly(b, a);

function isReachedIndirectly(from: Chunk, to: Chunk): boolean {
  const seen = new Set([...from.imports].filter((chunk) => chunk !== to));
  for (const chunk of seen) {
    if (chunk.imports.has(to)) return true;
    for (const next of chunk.imports) seen.add(next);
  }
  return false;
}

function merge(chunks: readonly Chunk[], [a, b]: [Chunk, Chunk]): Chunk[] {
  const merged = [...chunks.filter((chunk) => chunk !== a && chunk !== b), toChunk([...a.modules, ...b.modules])];
  linkImports(merged);
  return merged;
}
