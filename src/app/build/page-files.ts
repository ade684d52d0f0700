/** Cuts the page into files: what every page needs is one, and what routes share is planned by `file-plan.ts`. */
import { basename } from 'node:path';
import type { Plugin, Rolldown } from 'vite';
import { type ModuleFacts, planFiles } from './file-plan.ts';

interface PageFiles {
  /** Reads the modules once all are known. */
  plugin: Plugin;
  nameOf: (id: string) => string | null;
}

/** One file names all of it, and the first page needs a line: it stays where its pages are. */
const APART = /\/node_modules\/@tanstack\//;
const HOME = /\/src\/app\/home\.tsx$/;
/** A visitor's first page is to be light: what it doesn't need hardly ever comes with it. */
const HOME_WEIGHT = 100;

export function cutPageFiles(): PageFiles {
  const names = new Map<string, string>();
  return {
    plugin: {
      name: 'page-files',
      buildEnd() {
        names.clear();
        for (const [id, name] of namedFiles(this)) names.set(id, name);
      },
    },
    nameOf: (id) => names.get(id) ?? null,
  };
}

type Graph = Pick<Rolldown.PluginContext, 'getModuleIds' | 'getModuleInfo'>;

function namedFiles(graph: Graph): Map<string, string> {
  const startsOf = findStarts(graph);
  const entries = [...graph.getModuleIds()].filter((id) => graph.getModuleInfo(id)?.isEntry);
  const isFirst = (id: string) => entries.some((entry) => startsOf.get(id)?.has(entry));
  const all = [...graph.getModuleIds()];
  const shared = all.filter((id) => !isFirst(id)).map((id) => factsOf(id, graph, startsOf));
  const names = new Map(all.filter((id) => isFirst(id) && !APART.test(id)).map((id) => [id, 'first']));
  const used = new Map<string, number>();
  for (const ids of planFiles(shared, (start) => (HOME.test(start) ? HOME_WEIGHT : 1))) {
    const name = nameAfterLargest(ids, graph);
    // Those of one name would be one file.
    const same = used.get(name) ?? 0;
    used.set(name, same + 1);
    for (const id of ids) names.set(id, same === 0 ? name : `${name}-${same + 1}`);
  }
  return names;
}

/** @returns for each module those that a file must begin with (entries, and what is imported dynamically) and that load it. */
function findStarts(graph: Graph): Map<string, Set<string>> {
  const startsOf = new Map<string, Set<string>>();
  for (const start of graph.getModuleIds()) {
    const info = graph.getModuleInfo(start);
    if (!info?.isEntry && !info?.dynamicImporters.length) continue;
    const reached = new Set([start]);
    for (const id of reached) {
      startsOf.set(id, (startsOf.get(id) ?? new Set()).add(start));
      for (const next of graph.getModuleInfo(id)?.importedIds ?? []) reached.add(next);
    }
  }
  return startsOf;
}

function factsOf(id: string, graph: Graph, startsOf: Map<string, Set<string>>): ModuleFacts {
  const info = graph.getModuleInfo(id);
  return {
    id,
    bytes: info?.code?.length ?? 0,
    starts: startsOf.get(id) ?? new Set(),
    imports: info?.importedIds ?? [],
    isStart: Boolean(info?.dynamicImporters.length),
  };
}

function nameAfterLargest(ids: string[], graph: Graph): string {
  const bytesOf = (id: string) => graph.getModuleInfo(id)?.code?.length ?? 0;
  const largest = ids.reduce((a, b) => (bytesOf(b) > bytesOf(a) ? b : a));
  return basename(largest).replace(/\.\w+$/, '');
}
