import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  type AddressForm,
  isFiltered,
  narrow,
  type QueueAddress,
  readAddress,
  unfiltered,
  writeAddress,
} from './queue-address.ts';
import { useCurrentItem } from './use-current-item.ts';

export interface QueueNavigation<Filters> {
  address: QueueAddress<Filters>;
  isFiltered: boolean;
  /** The same view without filters. */
  unfilteredPath: string;
  /** For links. */
  to: (changed: QueueAddress<Filters>) => string;
  toPage: (page: number) => string;
  /** `isTyping` replaces the history entry. */
  filter: (changes: Partial<Filters>, isTyping?: boolean) => void;
  goTo: (item: string) => void;
  open: (item: string) => void;
  close: () => void;
}

/** Marks a sheet opened from the list, which the back button closes. */
const OPENED_HERE = { isOpenedHere: true };

export function useQueueAddress<Filters>(form: AddressForm<Filters>): QueueNavigation<Filters> {
  const [params] = useSearchParams();
  const { pathname, state } = useLocation();
  const navigate = useNavigate();
  const written = readAddress(form, params);
  const to = (changed: QueueAddress<Filters>) => `${pathname}?${writeAddress(form, changed)}`;
  const list = writeAddress(form, { ...written, item: null, isOpen: false }).toString();
  const [item, goTo] = useCurrentItem(list, written.item, (stood) =>
    go({ ...written, item: stood }, { replace: true, state }),
  );
  const address = { ...written, item };

  function go(changed: QueueAddress<Filters>, options: { replace?: boolean; state?: unknown } = {}) {
    void navigate(to(changed), { preventScrollReset: true, ...options });
  }

  return {
    address,
    isFiltered: isFiltered(form, address),
    unfilteredPath: to(unfiltered(form, address)),
    to,
    toPage: (page) => to({ ...address, page, item: null, isOpen: false }),
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

const isOpenedHere = (state: unknown): boolean =>
  typeof state === 'object' && state !== null && 'isOpenedHere' in state && state.isOpenedHere === true;
