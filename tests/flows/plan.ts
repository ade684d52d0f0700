/** Plans walks that reach every goal: as few as possible, because each opens a page. */
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

/** What walks are for; each has to be reached once. */
interface Goals {
  ofStart: (start: number, exploration: Exploration) => string[];
  ofEdge: (edge: Edge, exploration: Exploration) => string[];
}

/** Plans walks that cover every transition, step and start. */
export const planWalks = (map: FlowOutline): Walk[] =>
  plan(map, {
    ofStart: (start, { starts }) => [`start ${start}`, ...(starts[start]?.takes ?? [])],
    ofEdge: ({ step, takes }) => [`step ${step}`, ...takes],
  });

/** Plans walks that show every state after each event that leads to it. */
export const planViews = (map: FlowOutline): Walk[] =>
  plan(map, {
    ofStart: (start, exploration) => [leafOf(exploration, exploration.starts[start]?.at ?? '')],
    ofEdge: ({ step, to }, exploration) => [`${leafOf(exploration, to)} ${map.steps[step]?.event.type}`],
  });

function plan(map: FlowOutline, goals: Goals): Walk[] {
  const exploration = explore(map);
  const { name } = flowOf(map.machine);
  const walks: Walk[] = [];
  const seen = new Set<string>();
  for (const [start, { at, takes }] of exploration.starts.entries()) {
    const own = goals.ofStart(start, exploration);
    while (own.some((goal) => !seen.has(goal)) || findWay(exploration, at, { goals, seen })) {
      for (const goal of own) seen.add(goal);
      const ways = walks.length === 0 ? withoutSlow(exploration, map) : exploration;
      const steps = wander(ways, at, { goals, seen });
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

interface Search {
  goals: Goals;
  seen: Set<string>;
}

/** Goes on to the nearest goal that isn't reached yet, until there is none. */
function wander(exploration: Exploration, start: string, search: Search): PlannedStep[] {
  const steps: PlannedStep[] = [];
  let at = start;
  while (steps.length < LONGEST) {
    const way = findWay(exploration, at, search);
    if (!way) break;
    for (const edge of way) {
      for (const goal of search.goals.ofEdge(edge, exploration)) search.seen.add(goal);
      steps.push({ step: edge.step, leaf: leafOf(exploration, edge.to), takes: edge.takes });
      at = edge.to;
    }
  }
  return steps;
}

/** Finds the shortest path to a goal that isn't reached yet. */
function findWay(exploration: Exploration, from: string, { goals, seen }: Search): Edge[] | null {
  const ways = new Map<string, Edge[]>([[from, []]]);
  for (const [at, way] of ways) {
    for (const edge of exploration.edges.get(at) ?? []) {
      const longer = [...way, edge];
      if (goals.ofEdge(edge, exploration).some((goal) => !seen.has(goal))) return longer;
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
