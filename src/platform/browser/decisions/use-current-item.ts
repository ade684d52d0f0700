import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const STANDSTILL_MS = 250;

/**
 * The current row changes at once and is written into the address a moment later: the address is slower than fingers
 * are, and the next key must find the row that the last one led to. `list` is the address without a row.
 */
export function useCurrentItem(
  list: string,
  written: string | null,
  write: (item: string) => void,
): [string | null, (item: string) => void] {
  const [item, setItem] = useState(written);
  const [mine, setMine] = useState(written);
  const [known, setKnown] = useState({ list, item: written });
  const latest = useRef(write);
  useLayoutEffect(() => {
    latest.current = write;
  });

  // Another list, or a row that somebody else wrote, as the back button does; an address without a row names none.
  if (known.list !== list || known.item !== written) {
    const isFollowed = known.list !== list || (written !== null && written !== mine);
    setKnown({ list, item: written });
    if (isFollowed) setItem(written);
    if (known.list !== list) setMine(written);
  }

  useEffect(() => {
    if (item === null || item === mine || item === written) return;
    const timer = setTimeout(() => {
      setMine(item);
      latest.current(item);
    }, STANDSTILL_MS);
    return () => clearTimeout(timer);
  }, [item, mine, written]);
  return [item, setItem];
}
