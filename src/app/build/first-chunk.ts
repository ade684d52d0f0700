/**
 * Puts what every page needs into one chunk. Left to itself the bundler cuts it into dozens, some of a hundred bytes:
 * they compress worse, and each lazy route has to name them all.
 */
interface ModuleGraph {
  getModuleInfo(id: string): { isEntry: boolean; importers: readonly string[] } | null;
}

/** One file names all of it, and the first page needs a line: it stays where its pages are. */
const APART = /\/node_modules\/@tanstack\//;

const isFirst = new Map<string, boolean>();

/** @returns the chunk of a module that the entry reaches without a dynamic import; null leaves it to the bundler. */
export function nameFirstChunk(id: string, graph: ModuleGraph): string | null {
  return !APART.test(id) && isReached(id, graph) ? 'first' : null;
}

function isReached(id: string, graph: ModuleGraph): boolean {
  const known = isFirst.get(id);
  if (known !== undefined) return known;
  // Modules that import each other in a circle are asked about again before they are known.
  isFirst.set(id, false);
  const info = graph.getModuleInfo(id);
  const reached = info !== null && (info.isEntry || info.importers.some((importer) => isReached(importer, graph)));
  isFirst.set(id, reached);
  return reached;
}
