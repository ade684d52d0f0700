import { useEffect, useLayoutEffect, useRef, useState } from 'react';

export const SETTLE_MS = 250;

interface Address {
  /** The address without a row. */
  list: string;
  /** The row in the address. */
  written: string | null;
  write: (item: string) => void;
  /** Whether the browser is going back: an address written meanwhile would cancel that. */
  isLeaving: boolean;
}

/**
 * The current row changes at once and is written to the address a moment later, because navigation is too slow for
 * repeated keys.
 *
 * @returns the row, how to change it, and how to change it where the caller writes the address itself: a row written a
 * moment later would undo that.
 */
export function useCurrentItem({
  list,
  written,
  write,
  isLeaving,
}: Address): [item: string | null, goTo: (item: string) => void, goToWritten: (item: string) => void] {
  const [item, setItem] = useState(written);
  const [ownItem, setOwnItem] = useState(written);
  const [known, setKnown] = useState({ list, item: written });
  const latest = useRef(write);
  useLayoutEffect(() => {
    latest.current = write;
  });

  // Follow a change of list or a row from elsewhere, such as the back button.
  if (known.list !== list || known.item !== written) {
    const isFollowed = known.list !== list || (written !== null && written !== ownItem);
    setKnown({ list, item: written });
    if (isFollowed) setItem(written);
    // Back to the list alone: the current row isn't in the address any more.
    if (known.list !== list || written === null) setOwnItem(written);
  }

  useEffect(() => {
    if (isLeaving || item === null || item === ownItem || item === written) return;
    const timer = setTimeout(() => {
      setOwnItem(item);
      latest.current(item);
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [item, ownItem, written, isLeaving]);
  const goToWritten = (opened: string) => {
    setItem(opened);
    setOwnItem(opened);
  };
  return [item, setItem, goToWritten];
}
