import { useEffect, useLayoutEffect, useRef, useState } from 'react';

const STANDSTILL_MS = 250;

/**
 * The current row changes at once and is written to the address a moment later, because navigation is too slow for
 * repeated keys. `list` is the address without a row.
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

  // Follow a change of list or a row from elsewhere, such as the back button.
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
