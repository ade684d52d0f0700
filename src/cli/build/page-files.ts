/**
 * Splits the page into chunks: one for what every page needs at once and one for what it loads soon after. Code that
 * routes share is planned by `file-plan.ts`.
 */
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type ModuleFacts, planFiles } from './file-plan.ts';

interface PageFiles {
  /** Reads the module graph once it is complete. */
  plugin: Plugin;
  nameOf: (id: string) => string | null;
}

/** Not forced into the first chunk: its index re-exports the whole library, of which the first page needs little. */
const APART = /\/node_modules\/@tanstack\//;
const HOME = /\/src\/app\/home\.tsx$/;
/** Modules that every page loads once it is shown. They and their imports share one chunk. */
const SOON =
  /\/src\/(app\/shell\/notices\.tsx|platform\/browser\/progress-bar\.ts|domains\/auth\/web\/session\/session-actors\.ts)$/;
/** Keeps a visitor's first page light: code it doesn't need rarely shares its chunks. */
const HOME_WEIGHT = 100;

export function cutPageFiles(): PageFiles {
  const names = new Map<string, string>();
  return {
    plugin: {
      name: 'page-files',
      buildEnd() {
        names.clear();
        for (const [id, name] of namedFiles(readGraph(this))) names.set(id, name);
      },
    },
    nameOf: (id) => names.get(id) ?? null,
  };
}

type Context = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

interface ModuleNode {
  id: string;
  bytes: number;
  imports: readonly string[];
  isEntry: boolean;
  /** Something imports it dynamically. */
  isStart: boolean;
}

type Graph = ReadonlyMap<string, ModuleNode>;

/** Read once: each query copies everything the bundler knows about the module, code included. */
function readGraph(context: Context): Graph {
  const nodes = new Map<string, ModuleNode>();
  for (const id of context.getModuleIds()) {
    const info = context.getModuleInfo(id);
    if (!info) continue;
    const { code, importedIds, isEntry, dynamicImporters } = info;
    nodes.set(id, {
      id,
      bytes: code?.length ?? 0,
      imports: importedIds,
      isEntry,
      isStart: dynamicImporters.length > 0,
    });
  }
  return nodes;
}

function namedFiles(graph: Graph): Map<string, string> {
  const startsOf = findStarts(graph);
  const all = [...graph.values()];
  const isReachedFrom =
    (starts: readonly ModuleNode[]) =>
    ({ id }: ModuleNode) =>
      starts.some((start) => startsOf.get(id)?.has(start.id));
  const isFirst = isReachedFrom(all.filter(({ isEntry }) => isEntry));
  const later = all.filter((node) => !isFirst(node));
  const isSoon = isReachedFrom(all.filter(({ id }) => SOON.test(id)));
  const shared = later.filter((node) => !isSoon(node)).map((node) => factsOf(node, startsOf));
  const names = new Map(all.filter((node) => isFirst(node) && !APART.test(node.id)).map(({ id }) => [id, 'first']));
  for (const { id } of later.filter(isSoon)) names.set(id, 'soon');
  const used = new Map<string, number>();
  for (const ids of planFiles(shared, (start) => (HOME.test(start) ? HOME_WEIGHT : 1))) {
    const name = nameAfterLargest(ids, graph);
    // Chunks with the same name would be merged.
    const same = used.get(name) ?? 0;
    used.set(name, same + 1);
    for (const id of ids) names.set(id, same === 0 ? name : `${name}-${same + 1}`);
  }
  return names;
}

/** @returns for each module the entries and dynamic imports that load it. */
function findStarts(graph: Graph): Map<string, Set<string>> {
  const startsOf = new Map<string, Set<string>>();
  for (const { id: start, isEntry, isStart } of graph.values()) {
    if (!isEntry && !isStart) continue;
    const reached = new Set([start]);
    for (const id of reached) {
      startsOf.set(id, (startsOf.get(id) ?? new Set()).add(start));
      for (const next of graph.get(id)?.imports ?? []) reached.add(next);
    }
  }
  return startsOf;
}

const factsOf = ({ id, bytes, imports, isStart }: ModuleNode, startsOf: Map<string, Set<string>>): ModuleFacts => ({
  id,
  bytes,
  starts: startsOf.get(id) ?? new Set(),
  imports,
  isStart,
});

function nameAfterLargest(ids: string[], graph: Graph): string {
  const bytesOf = (id: string) => graph.get(id)?.bytes ?? 0;
  const largest = ids.reduce((a, b) => (bytesOf(b) > bytesOf(a) ? b : a));
  return basename(largest).replace(/\.\w+$/, '');
}
