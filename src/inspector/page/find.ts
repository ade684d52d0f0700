/** Searches every flow: names, states, events and API calls. */
import { say } from '#languages/say.ts';
import { type DrawnFlow, FLOWS } from '../drawn-flows.ts';
import type { ChartState, ChartTransition } from '../graph/chart.ts';
import { callNameOf } from '../graph/plain-words.ts';

export interface Found {
  flow: DrawnFlow;
  /** Matching states and transitions. */
  hits: Hit[];
}

export interface Hit {
  id: string;
  name: string;
  kind: 'state' | 'transition';
  note: string;
}

/** All flows, without hits, if nothing is searched. */
export function find(words: string): Found[] {
  const sought = words.toLowerCase().split(/\s+/).filter(Boolean);
  if (sought.length === 0) return FLOWS.map((flow) => ({ flow, hits: [] }));
  const has = (...texts: (string | null)[]) => {
    const text = texts.join(' ').toLowerCase();
    return sought.every((word) => text.includes(word));
  };
  return FLOWS.flatMap((flow) => {
    const { states, transitions } = flow.chart;
    const hits = [
      ...[...states.values()].filter((state) => state.parent !== null && has(...textsOf(flow, state))).map(stateHit),
      ...transitions.filter((one) => has(one.name, one.event, one.condition)).map((one) => transitionHit(flow, one)),
    ];
    return hits.length > 0 || has(flow.name, flow.area, flow.chart.description) ? [{ flow, hits }] : [];
  });
}

function textsOf({ calls }: DrawnFlow, state: ChartState): (string | null)[] {
  const made = state.invokes.map(({ actor }) => callNameOf(actor));
  const asked = state.invokes.flatMap(({ actor }) => calls[actor] ?? []);
  return [
    state.name,
    state.key,
    state.description,
    state.screen,
    ...made,
    ...asked.map((call) => Object.values(call).join(' ')),
  ];
}

const stateHit = ({ id, name, description }: ChartState): Hit => ({ id, name, kind: 'state', note: description });

function transitionHit({ chart }: DrawnFlow, { id, name, condition, source, target }: ChartTransition): Hit {
  const nameOf = (state: string) => chart.states.get(state)?.name ?? state;
  const way =
    target === null
      ? say('inspector.find.in', { state: nameOf(source) })
      : say('inspector.find.fromTo', { from: nameOf(source), to: nameOf(target) });
  return {
    id,
    name,
    kind: 'transition',
    note: condition === null ? way : say('inspector.find.withCondition', { way, condition }),
  };
}
