/** Finds which domains each domain imports at run time, and its floor. */

export interface CruisedModule {
  source: string;
  dependencies: readonly { resolved: string; dependencyTypes: readonly string[] }[];
}

/** For each domain, the domains it imports, each with an example: `importing file → imported file`. */
export type DomainGraph = ReadonlyMap<string, ReadonlyMap<string, string>>;

const DOMAIN = /^src\/domains\/([^/]+)\//;
/** Imports that are erased at run time. */
const TYPE_ONLY_IMPORTS: readonly string[] = ['type-only', 'type-import'];

export function readDomainGraph(modules: readonly CruisedModule[]): DomainGraph {
  const graph = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules) {
    const from = DOMAIN.exec(source)?.[1];
    if (from === undefined) continue;
    const imported = graph.get(from) ?? new Map<string, string>();
    graph.set(from, imported);
    for (const { resolved, dependencyTypes } of dependencies) {
      const to = DOMAIN.exec(resolved)?.[1];
      if (to === undefined || to === from || dependencyTypes.some((type) => TYPE_ONLY_IMPORTS.includes(type))) continue;
      if (!imported.has(to)) imported.set(to, `${source} → ${resolved}`);
    }
  }
  return graph;
}

/**
 * The lowest floor comes first. Each domain is one floor above the highest one it imports; domains in a cycle, and
 * domains that depend on one, have none.
 */
export function findFloors(graph: DomainGraph): { floors: string[][]; cycle: string[] } {
  const floors: string[][] = [];
  const placed = new Set<string>();
  for (;;) {
    const next = [...graph].filter(([domain, imported]) => !placed.has(domain) && [...imported.keys()].every(isPlaced));
    if (next.length === 0) break;
    floors.push(next.map(([domain]) => domain).sort());
    for (const [domain] of next) placed.add(domain);
  }
  return { floors, cycle: findCycle(graph, placed) };

  function isPlaced(domain: string): boolean {
    return placed.has(domain) || !graph.has(domain);
  }
}

/** The imports of one cycle. A domain without a floor imports another without one, so following them forms a loop. */
function findCycle(graph: DomainGraph, placed: ReadonlySet<string>): string[] {
  const path: string[] = [];
  let domain = [...graph.keys()].sort().find((name) => !placed.has(name));
  while (domain !== undefined && !path.includes(domain)) {
    path.push(domain);
    domain = [...(graph.get(domain)?.keys() ?? [])].find((name) => graph.has(name) && !placed.has(name));
  }
  if (domain === undefined) return [];
  const cycle = [...path.slice(path.indexOf(domain)), domain];
  return cycle.slice(1).map((to, index) => graph.get(cycle[index] ?? '')?.get(to) ?? '');
}
