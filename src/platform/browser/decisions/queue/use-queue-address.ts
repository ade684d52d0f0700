import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { id } from '../../lists/fields.ts';
import type { Fields } from '../../lists/filters.ts';
import { type ListAddress, PAGE_SIZE, useListAddress } from '../../lists/use-list-address.ts';
import { useCurrentItem } from '../use-current-item.ts';

/** A place in a queue: it can be shared and survives reloads. */
export interface QueuePlace extends Pick<ListAddress, 'page' | 'isFiltered' | 'clearedPath' | 'toPage'> {
  /** The current row. */
  item: string | null;
  /** Whether the sheet is open, on small screens. */
  isOpen: boolean;
  goTo: (item: string) => void;
  open: (item: string) => void;
  close: () => void;
}

/** Marks a sheet opened from the list, which the back button closes. */
const OPENED_HERE = { isOpenedHere: true };

const ITEM = id();

export type QueueAddress<F extends Fields> = ListAddress<F> & QueuePlace;

export interface Paging {
  page: number;
  page_size: number;
  cursor?: string;
}

/** The parameters for the page in the address or, given a cursor, for the rows after it. */
export const pagingOf = ({ page }: { page: number }, cursor: string | null): Paging => ({
  page,
  page_size: PAGE_SIZE,
  ...(cursor !== null && { cursor }),
});

export function useQueueAddress<F extends Fields>(fields: F): QueueAddress<F> {
  const address = useListAddress(fields, { keepsScroll: true });
  const [params] = useSearchParams();
  const { state, key } = useLocation();
  const [left, setLeft] = useState<string | null>(null);
  // Reset once it's left, since going forward leads to it again.
  if (left !== null && left !== key) setLeft(null);
  const navigate = useNavigate();
  const list = address.toPage(address.page);
  const written = ITEM.parse(params.get('item') ?? '') ?? null;
  const isOpen = params.has('open');
  const [item, goTo, goToWritten] = useCurrentItem({
    list,
    written,
    write: (stood) => go(stood, isOpen, { replace: true, state }),
    isLeaving: left === key,
  });

  function go(row: string | null, opens: boolean, options: { replace?: boolean; state?: unknown }) {
    const place = new URLSearchParams({ ...(row && { item: row }), ...(row && opens && { open: 'yes' }) });
    const path = place.size === 0 ? list : `${list}${list.includes('?') ? '&' : '?'}${place}`;
    void navigate(path, { preventScrollReset: true, ...options });
  }

  return {
    ...address,
    item,
    isOpen,
    goTo,
    open(opened) {
      goToWritten(opened);
      go(opened, true, { state: OPENED_HERE });
    },
    close() {
      if (!isOpenedHere(state)) return go(item, false, { replace: true });
      setLeft(key);
      void navigate(-1);
    },
  };
}

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state && state.isOpenedHere === true;
