/** Puts the numbers of one range, or what has moved since another, on the drawing. */
import { DURATION_BOUNDS } from '#domains/flow-numbers/duration-buckets.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { NumberLayer, StateNumber } from '../../drawing/number-layer.ts';
import { type DrawnFlow, isStored } from '../../drawn-flows.ts';
import { countArrows } from '../calculation/arrows.ts';
import { type Counted, isWay, type Part, shareOf } from '../calculation/counted.ts';
import { medianOf } from '../calculation/median.ts';
import { type Move, moveOf } from '../calculation/moves.ts';
import { countVisits, type Visits } from '../calculation/visits.ts';
import { sayMedian, sayPoints, sayShare } from '../say-numbers.ts';

/** Fewer aren't worth a word on the drawing. */
const MIN_SHARE = 0.005;

/** @param before null if nothing is compared. */
export function buildLayer(
  flow: Pick<DrawnFlow, 'chart' | 'runsOn'>,
  now: Counted,
  before: Counted | null,
): NumberLayer {
  const { chart } = flow;
  const earlier = before && { arrows: countArrows(chart, before), visits: countVisits(chart, before) };
  const parts = countArrows(chart, now);
  const arrows = chart.transitions.filter(isWay).flatMap(({ id }) => {
    const part = parts.get(id);
    const share = part && shareOf(part);
    if (share === null || share === undefined || (part?.count === 0 && !earlier)) return [];
    const move = moveOf(earlier?.arrows.get(id), part);
    // None that is shown may still have been a few.
    const text = part?.count === 0 ? say('inspector.numbers.few') : textOf(share, move);
    return [[id, { share, text, isStrong: move?.isCertain ?? false }] as const];
  });
  const states = [...countVisits(chart, now)].flatMap(([id, visits]) => {
    // Of the machine as a whole it would always be all.
    const number = id === chart.id ? null : numberOf(visits, earlier?.visits.get(id), isStored(flow));
    return number === null ? [] : [[id, number] as const];
  });
  return { arrows: new Map(arrows), states: new Map(states) };
}

const textOf = (share: number, move: Move | null): string =>
  move === null || move.difference === 0
    ? sayShare(share)
    : say('inspector.numbers.shareAndMove', { share: sayShare(share), points: sayPoints(move.difference) });

function numberOf(visits: Visits, before: Visits | undefined, mayGoOn: boolean): StateNumber | null {
  const part = partStopped(visits);
  const share = shareOf(part) ?? 0;
  const move = moveOf(before && partStopped(before), part);
  const median = medianOf(visits.durations, DURATION_BOUNDS);
  const facts = [
    share >= MIN_SHARE && sayStopped(textOf(share, move), mayGoOn),
    median && say('inspector.numbers.median', { time: sayMedian(median) }),
  ];
  const text = joinFacts(facts);
  return text === '' ? null : { share, text, isStrong: move?.isCertain ?? false };
}

/** What the server stores may still go on. */
const sayStopped = (share: string, mayGoOn: boolean): string =>
  mayGoOn ? say('inspector.numbers.stillHere', { share }) : say('inspector.numbers.stopHere', { share });

/** Of all who stopped anywhere, those who did here. */
export const partStopped = ({ ended, allEnded }: Visits): Part => ({ count: ended, of: allEnded });
