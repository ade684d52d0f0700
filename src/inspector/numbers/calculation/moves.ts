/** What has moved between two ranges or two releases, and whether chance alone could have done it. */

import { type Part, shareOf } from './counted.ts';
import { certainPart, differenceInterval, type Interval } from './interval.ts';

export interface Move {
  before: Part;
  after: Part;
  /** Of the share after minus the share before. */
  difference: number;
  interval: Interval;
  isCertain: boolean;
}

/** The server leaves out what was counted fewer than five times. */
const MAX_HIDDEN = 4;

/** Null where no one was in one of the two. */
export function moveOf(before: Part | undefined, after: Part | undefined): Move | null {
  if (!before || !after) return null;
  const [from, to] = [shareOf(before), shareOf(after)];
  if (from === null || to === null) return null;
  const interval = differenceInterval(perhapsHidden(before), perhapsHidden(after));
  return { before, after, difference: to - from, interval, isCertain: certainPart(interval) !== 0 };
}

/** Nothing may have been a few, which is nearer to whatever it's compared with. */
const perhapsHidden = ({ count, of }: Part): Part => ({ count: count === 0 ? Math.min(MAX_HIDDEN, of) : count, of });

/** By id, those that are no chance first, then the largest. */
export function listMoves(
  before: ReadonlyMap<string, Part>,
  after: ReadonlyMap<string, Part>,
): readonly { id: string; move: Move }[] {
  const moves = [...after].flatMap(([id, part]) => {
    const move = moveOf(before.get(id), part);
    return move && move.difference !== 0 ? [{ id, move }] : [];
  });
  const weight = ({ move }: { move: Move }) =>
    [Math.abs(certainPart(move.interval)), Math.abs(move.difference)] as const;
  return moves.toSorted((one, other) => {
    const [certain, size] = weight(one);
    const [otherCertain, otherSize] = weight(other);
    return otherCertain - certain || otherSize - size;
  });
}
