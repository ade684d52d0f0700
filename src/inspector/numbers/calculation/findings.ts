/** The most telling things that the numbers of a machine say. */
import { type Chart, type ChartTransition, stateOf } from '../../graph/chart.ts';
import { countArrows } from './arrows.ts';
import { type Counted, isWay, type Part } from './counted.ts';
import { shareInterval } from './interval.ts';
import { certainSize, moveOf } from './moves.ts';
import { estimateReach } from './reach.ts';
import { countVisits, type Visits } from './visits.ts';

export interface Finding {
  kind: 'moved' | 'fails' | 'stops' | 'goesOn';
  /** The id of the arrow or the state that it is about. */
  item: string;
  /** The state that people were in. */
  state: string;
  part: Part;
  /** The same in the range before; null if it had too few. */
  before: Part | null;
  /** Of those who took the arrow: how many reach the state that most end in, unless the arrow leads to an end. */
  onward: { state: string; share: number } | null;
  /** Size × certainty; the larger, the more telling. */
  weight: number;
}

const MAX_FINDINGS = 5;
/** Where nearly everyone stops, that is where the flow leads. */
const USUAL_END = 0.9;
/** Of fewer visits, shares say little. */
const MIN_VISITS = 20;
/** People who give up say more than that many went on as meant. */
const WEIGHTS: Record<Finding['kind'], number> = { moved: 2, fails: 1, stops: 1, goesOn: 0.25 };
/** A failed call says more than the one that worked instead. */
const ERROR_WEIGHT = 1.5;

/** One of a kind for each state at most, the most telling first: what more people do, fewer do otherwise. */
export function findFindings(chart: Chart, now: Counted, before: Counted | null): readonly Finding[] {
  const arrows = countArrows(chart, now);
  const visits = countVisits(chart, now);
  const earlier = before && { arrows: countArrows(chart, before), visits: countVisits(chart, before) };
  const most = Math.max(1, ...[...visits.values()].map(({ entered }) => entered));
  const goal = likelyEnd(chart, visits);

  const ofArrows = chart.transitions.filter(isWay).flatMap((transition): Finding[] => {
    const part = arrows.get(transition.id);
    if (!part?.count || part.of < MIN_VISITS || transition.kind === 'always' || isOnlyWay(chart, transition)) return [];
    const was = usual(earlier?.arrows.get(transition.id));
    const certain = certainMove(was, part);
    const kind = certain !== 0 ? 'moved' : transition.kind === 'error' ? 'fails' : 'goesOn';
    // That nearly everyone goes the same way, as meant, says little.
    const size = kind === 'moved' ? certain : certainShare(part) * (kind === 'goesOn' ? 1 - part.count / part.of : 1);
    return [
      {
        kind,
        item: transition.id,
        state: transition.source,
        part,
        before: was,
        onward: onwardOf(chart, now, transition, goal),
        weight: size * WEIGHTS[kind] * (transition.kind === 'error' ? ERROR_WEIGHT : 1) * Math.sqrt(part.of / most),
      },
    ];
  });
  const ofStates = [...visits].flatMap(([id, { entered, ended }]): Finding[] => {
    const state = stateOf(chart, id);
    if (entered < MIN_VISITS || state.children.length > 0 || isEnd(chart, id)) return [];
    if (ended / entered > USUAL_END) return [];
    const part = { count: ended, of: entered };
    const old = earlier?.visits.get(id);
    const was = usual(old && { count: old.ended, of: old.entered });
    const certain = certainMove(was, part);
    const size = Math.max(certainShare(part), certain * WEIGHTS.moved);
    const weight = size * WEIGHTS.stops * Math.sqrt(entered / most);
    return [{ kind: 'stops', item: id, state: id, part, before: was, onward: null, weight }];
  });
  const ranked = [...ofArrows, ...ofStates]
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  const first = Map.groupBy(ranked, ({ kind, state }) => `${kind} ${state}`);
  return ranked.filter((one) => first.get(`${one.kind} ${one.state}`)?.[0] === one).slice(0, MAX_FINDINGS);
}

const certainShare = (part: Part): number => (part.count === 0 ? 0 : shareInterval(part).low);

function certainMove(before: Part | null, after: Part): number {
  const move = moveOf(before ?? undefined, after);
  return move ? certainSize(move) : 0;
}

const usual = (part: Part | undefined): Part | null => (part && part.of >= MIN_VISITS ? part : null);

/** That everyone takes the only way out of a state says nothing. */
const isOnlyWay = (chart: Chart, { source }: ChartTransition): boolean =>
  stateOf(chart, source).children.length === 0 &&
  chart.transitions.filter((one) => isWay(one) && one.source === source).length < 2;

const isEnd = (chart: Chart, id: string): boolean =>
  stateOf(chart, id).kind === 'final' || !chart.transitions.some((one) => isWay(one) && one.source === id);

/** The state without a way out in which most people end. */
function likelyEnd(chart: Chart, visits: ReadonlyMap<string, Visits>): string | null {
  const ends = [...visits].filter(([id]) => stateOf(chart, id).children.length === 0 && isEnd(chart, id));
  return ends.toSorted(([, one], [, other]) => other.ended - one.ended)[0]?.[0] ?? null;
}

function onwardOf(chart: Chart, counted: Counted, { target }: ChartTransition, goal: string | null): Finding['onward'] {
  if (goal === null || target === null || target === goal || isEnd(chart, target)) return null;
  const reach = estimateReach(chart, counted, { from: target, to: goal });
  return reach && { state: goal, share: reach.share };
}
