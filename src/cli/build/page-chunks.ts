/**
 * Splits the page into chunks: one for what every page needs at once and one for what it loads soon after. Code that
 * routes share is planned by `plan-chunks.ts`.
 */
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type ModuleInfo, planChunks } from './plan-chunks.ts';

interface PageChunks {
  /** Reads the module graph once it is complete. */
  plugin: Plugin;
  nameOf: (id: string) => string | null;
}

/** Not forced into the first chunk: its index re-exports the whole library, of which the first page needs little. */
const NOT_IN_FIRST_CHUNK = /\/node_modules\/@tanstack\//;
const HOME_MODULE = /\/src\/app\/web\/home\.tsx$/;
/** Modules that every page loads once it is shown. They and their imports share one chunk. */
const LOADED_SOON =
  /\/src\/(app\/web\/shell\/notices\.tsx|platform\/browser\/calls\/progress-bar\.ts|domains\/auth\/web\/session\/session-actors\.ts)$/;
/** Keeps a visitor's first page light: code it doesn't need rarely shares its chunks. */
const HOME_WEIGHT = 100;

export function splitPage(): PageChunks {
  const names = new Map<string, string>();
  return {
    plugin: {
      name: 'page-chunks',
      buildEnd() {
        names.clear();
        for (const [id, name] of nameChunks(readGraph(this))) names.set(id, name);
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
  isDynamicEntry: boolean;
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
      isDynamicEntry: dynamicImporters.length > 0,
    });
  }
  return nodes;
}

function nameChunks(graph: Graph): Map<string, string> {
  const entriesOf = findEntries(graph);
  const all = [...graph.values()];
  const isReachedFrom =
    (entries: readonly ModuleNode[]) =>
    ({ id }: ModuleNode) =>
      entries.some((entry) => entriesOf.get(id)?.has(entry.id));
  const isFirst = isReachedFrom(all.filter(({ isEntry }) => isEntry));
  const later = all.filter((node) => !isFirst(node));
  const isSoon = isReachedFrom(all.filter(({ id }) => LOADED_SOON.test(id)));
  const shared = later.filter((node) => !isSoon(node)).map((node) => factsOf(node, entriesOf));
  const names = new Map(
    all.filter((node) => isFirst(node) && !NOT_IN_FIRST_CHUNK.test(node.id)).map(({ id }) => [id, 'first']),
  );
  for (const { id } of later.filter(isSoon)) names.set(id, 'soon');
  const used = new Map<string, number>();
  for (const ids of planChunks(shared, (entry) => (HOME_MODULE.test(entry) ? HOME_WEIGHT : 1))) {
    const name = nameAfterLargest(ids, graph);
    // Chunks with the same name would be merged.
    const count = used.get(name) ?? 0;
    used.set(name, count + 1);
    for (const id of ids) names.set(id, count === 0 ? name : `${name}-${count + 1}`);
  }
  return names;
}

/** @returns for each module the entries and dynamic imports that load it. */
function findEntries(graph: Graph): Map<string, Set<string>> {
  const entriesOf = new Map<string, Set<string>>();
  for (const { id: entry, isEntry, isDynamicEntry } of graph.values()) {
    if (!isEntry && !isDynamicEntry) continue;
    const reached = new Set([entry]);
    for (const id of reached) {
      entriesOf.set(id, (entriesOf.get(id) ?? new Set()).add(entry));
      for (const next of graph.get(id)?.imports ?? []) reached.add(next);
    }
  }
  return entriesOf;
}

const factsOf = (
  { id, bytes, imports, isDynamicEntry }: ModuleNode,
  entriesOf: Map<string, Set<string>>,
): ModuleInfo => ({
  id,
  bytes,
  entries: entriesOf.get(id) ?? new Set(),
  imports,
  isDynamicEntry,
});

function nameAfterLargest(ids: string[], graph: Graph): string {
  const bytesOf = (id: string) => graph.get(id)?.bytes ?? 0;
  const largest = ids.reduce((a, b) => (bytesOf(b) > bytesOf(a) ? b : a));
  return basename(largest).replace(/\.\w+$/, '');
}
