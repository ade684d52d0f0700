/** Plans walks that cover every transition, step and start: as few as possible, because each opens a page. */
import { type Edge, type Exploration, explore } from './explore.ts';
import type { FlowOutline } from './flow-map.ts';
import { flowOf } from './flow-of.ts';

export interface PlannedStep {
  step: number;
  /** The state shown after it. */
  leaf: string;
  takes: readonly string[];
}

export interface Walk {
  title: string;
  start: number;
  leaf: string;
  takes: readonly string[];
  steps: PlannedStep[];
}

/** Longer walks would leave one worker running alone. */
const LONGEST = 16;

export function planWalks(map: FlowOutline): Walk[] {
  const exploration = explore(map);
  const { name } = flowOf(map.machine);
  const walks: Walk[] = [];
  const seen = new Set<string>();
  for (const [start, { at, takes }] of exploration.starts.entries()) {
    let isNew = true;
    while (isNew || findWay(exploration, at, seen)) {
      isNew = false;
      for (const key of takes) seen.add(key);
      const steps = wander(walks.length === 0 ? withoutSlow(exploration, map) : exploration, at, seen);
      const title = `${name}, walk ${walks.length + 1}: ${wordsOf(map, start, steps)}`;
      walks.push({ title, start, leaf: leafOf(exploration, at), takes, steps });
    }
  }
  return walks;
}

function withoutSlow(exploration: Exploration, { steps }: FlowOutline): Exploration {
  const quick = [...exploration.edges].map(
    ([from, edges]) => [from, edges.filter(({ step }) => !steps[step]?.isSlow)] as const,
  );
  return { ...exploration, edges: new Map(quick) };
}

/** Every transition that the walk takes. */
export const takenBy = ({ takes, steps }: Walk): Set<string> =>
  new Set([takes, ...steps.map((step) => step.takes)].flat());

function wordsOf(map: FlowOutline, start: number, steps: readonly PlannedStep[]): string {
  const last = map.steps[steps.at(-1)?.step ?? -1];
  const beginning = map.starts[start]?.says ?? '';
  return last ? `${beginning}, until ${last.says}` : beginning;
}

/** Goes on to the nearest uncovered goal until none can be reached. */
function wander(exploration: Exploration, start: string, seen: Set<string>): PlannedStep[] {
  const steps: PlannedStep[] = [];
  let at = start;
  while (steps.length < LONGEST) {
    const way = findWay(exploration, at, seen);
    if (!way) break;
    for (const edge of way) {
      for (const goal of goalsOf(edge)) seen.add(goal);
      steps.push({ step: edge.step, leaf: leafOf(exploration, edge.to), takes: edge.takes });
      at = edge.to;
    }
  }
  return steps;
}

const goalsOf = ({ step, takes }: Edge): string[] => [`step ${step}`, ...takes];

/** Finds the shortest path to something uncovered. */
function findWay({ edges }: Exploration, from: string, seen: ReadonlySet<string>): Edge[] | null {
  const ways = new Map<string, Edge[]>([[from, []]]);
  for (const [at, way] of ways) {
    for (const edge of edges.get(at) ?? []) {
      const longer = [...way, edge];
      if (goalsOf(edge).some((goal) => !seen.has(goal))) return longer;
      if (!ways.has(edge.to)) ways.set(edge.to, longer);
    }
  }
  return null;
}

function leafOf({ leafAt }: Exploration, key: string): string {
  const leaf = leafAt.get(key);
  if (leaf === undefined) throw new Error(`Nothing is known of ${key}`);
  return leaf;
}
