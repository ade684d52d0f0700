import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { areLetterKeysOn } from '../../ui/queue/letter-keys.ts';
import { toast } from '../../ui/toast.ts';
import { closeSearch, openSearch, useIsSearchOpen } from './opening.ts';

const SearchBox = lazy<ComponentType>(() =>
  import('./search-box.tsx').then(
    (module) => ({ default: module.SearchBox }),
    () => ({ default: NotLoaded }),
  ),
);

/** Listens for the keys that open the search, and fetches it when it is opened for the first time. */
export function SearchGate() {
  const isOpen = useIsSearchOpen();
  useEffect(() => {
    addEventListener('keydown', onKey);
    return () => removeEventListener('keydown', onKey);
  }, []);
  if (!isOpen) return null;
  return (
    <Suspense>
      <SearchBox />
    </Suspense>
  );
}

function onKey(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.repeat || event.isComposing || event.altKey || event.shiftKey) return;
  const isControl = event.ctrlKey || event.metaKey;
  const isMeant = isControl ? event.key.toLowerCase() === 'k' : event.key === '/' && areLetterKeysOn();
  if (!isMeant || (!isControl && isTypedInto(event.target))) return;
  // Whoever answers a question answers it first.
  if (document.querySelector('[role="dialog"], [role="alertdialog"]')) return;
  event.preventDefault();
  openSearch();
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** Without a line there is no box: the page stays as it is. */
function NotLoaded() {
  useEffect(() => {
    closeSearch();
    toast({ message: 'The search did not load', detail: 'Check your connection, then load the page again.' });
  }, []);
  return null;
}
