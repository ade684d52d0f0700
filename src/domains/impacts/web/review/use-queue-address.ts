import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { changeView, narrow, type QueueAddress, type QueueView, readAddress, writeAddress } from './queue-address.ts';

interface QueueNavigation {
  address: QueueAddress;
  /** The way to the same with another page, for links. */
  to: (changed: QueueAddress) => string;
  toView: (view: QueueView) => string;
  /** `isTyping` leaves no trace for the back button. */
  filter: (changes: Partial<QueueAddress>, isTyping?: boolean) => void;
  goTo: (item: string) => void;
  open: (item: string) => void;
  close: () => void;
}

/** Marks a sheet that was opened from the list, which the back button closes. */
const OPENED_HERE = { isOpenedHere: true };

export function useQueueAddress(): QueueNavigation {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const written = readAddress(params);
  const to = (changed: QueueAddress) => `${pathname}?${writeAddress(changed)}`;
  const [item, goTo] = useItem(written, (stood) => go({ ...written, item: stood }, { replace: true, state }));
  const address = { ...written, item };

  function go(changed: QueueAddress, options: { replace?: boolean; state?: unknown } = {}) {
    void navigate(to(changed), { preventScrollReset: true, ...options });
  }

  return {
    address,
    to,
    toView: (view) => to(changeView(address, view)),
    filter: (changes, isTyping = false) => go(narrow(address, changes), { replace: isTyping }),
    goTo,
    open(opened) {
      goTo(opened);
      go({ ...address, item: opened, isOpen: true }, { state: OPENED_HERE });
    },
    close() {
      if (isOpenedHere(state)) void navigate(-1);
      else go({ ...address, isOpen: false }, { replace: true });
    },
  };
}

const STANDSTILL_MS = 250;

/**
 * The current row changes at once and is written into the address a moment later: the address is slower than fingers
 * are, and the next key must find the row that the last one led to.
 */
function useItem(address: QueueAddress, write: (item: string) => void): [string | null, (item: string) => void] {
  const list = writeAddress({ ...address, item: null, isOpen: false }).toString();
  const [item, setItem] = useState(address.item);
  const [mine, setMine] = useState(address.item);
  const [known, setKnown] = useState({ list, item: address.item });
  const latest = useRef(write);
  useLayoutEffect(() => {
    latest.current = write;
  });

  // Another list, or a row that somebody else wrote, as the back button does; an address without a row names none.
  if (known.list !== list || known.item !== address.item) {
    const isFollowed = known.list !== list || (address.item !== null && address.item !== mine);
    setKnown({ list, item: address.item });
    if (isFollowed) setItem(address.item);
    if (known.list !== list) setMine(address.item);
  }

  useEffect(() => {
    if (item === null || item === mine || item === address.item) return;
    const timer = setTimeout(() => {
      setMine(item);
      latest.current(item);
    }, STANDSTILL_MS);
    return () => clearTimeout(timer);
  }, [item, mine, address.item]);
  return [item, setItem];
}

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state && state.isOpenedHere === true;
