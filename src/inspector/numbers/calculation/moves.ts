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
  const difference = to - from;
  const interval = differenceInterval(perhapsHidden(before, to), perhapsHidden(after, from));
  return { before, after, difference, interval, isCertain: certainPart(interval) * difference > 0 };
}

/** Nothing may have been a few: as many as are nearest to the share that it's compared with. */
function perhapsHidden({ count, of }: Part, share: number): Part {
  if (count > 0) return { count, of };
  return { count: Math.min(MAX_HIDDEN, of, Math.round(share * of)), of };
}

/** The part of a move that isn't chance, in either direction. */
export const certainSize = ({ interval, isCertain }: Move): number => (isCertain ? Math.abs(certainPart(interval)) : 0);

/** By id, those that are no chance first, then the largest. */
export function listMoves(
  before: ReadonlyMap<string, Part>,
  after: ReadonlyMap<string, Part>,
): readonly { id: string; move: Move }[] {
  const moves = [...after].flatMap(([id, part]) => {
    const move = moveOf(before.get(id), part);
    return move && move.difference !== 0 ? [{ id, move }] : [];
  });
  const weight = ({ move }: { move: Move }) => [certainSize(move), Math.abs(move.difference)] as const;
  return moves.toSorted((one, other) => {
    const [certain, size] = weight(one);
    const [otherCertain, otherSize] = weight(other);
    return otherCertain - certain || otherSize - size;
  });
}
