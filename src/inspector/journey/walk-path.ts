import type { Chart, ChartTransition } from '../graph/chart.ts';
import type { WalkPlace } from '../simulate/walk.ts';

/** The states and transitions of a walk. */
export function walkPath(chart: Chart, places: readonly WalkPlace[]): ReadonlySet<string> {
  const path = new Set<string>();
  places.forEach(({ step, active }, index) => {
    const before = places[index - 1]?.active ?? [];
    const taken = (transition: ChartTransition) =>
      transition.guard === null
        ? !isPreempted(chart, transition, step.answers)
        : step.answers[transition.guard] === true;
    const first = chart.transitions.find(
      (one) => step.event !== '' && one.event === step.event && before.includes(one.source) && taken(one),
    );
    follow(first);
    let at = first?.target ?? null;
    if (index === 0) at = initialLeaf(chart);
    for (let turn = 0; at !== null && turn < chart.states.size; turn += 1) {
      const leaf: string = leafOf(chart, at);
      path.add(leaf);
      const next = chart.transitions.find((one) => one.kind === 'always' && one.source === leaf && taken(one));
      follow(next);
      at = active.includes(leaf) ? null : (next?.target ?? null);
    }
    for (const state of active) path.add(state);
  });
  return path;

  function follow(transition: ChartTransition | undefined): void {
    if (transition) path.add(transition.id);
  }
}

/** True if an earlier transition for the same event is taken instead. */
function isPreempted(chart: Chart, { source, event }: ChartTransition, answers: WalkPlace['step']['answers']): boolean {
  return chart.transitions.some(
    (one) => one.source === source && one.event === event && one.guard !== null && answers[one.guard] === true,
  );
}

const initialLeaf = (chart: Chart): string => leafOf(chart, chart.id);

function leafOf(chart: Chart, id: string): string {
  const inner = chart.states.get(id)?.children.find((child) => chart.states.get(child)?.isInitial);
  return inner === undefined ? id : leafOf(chart, inner);
}
