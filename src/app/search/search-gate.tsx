import { type ComponentType, lazy, Suspense, useEffect } from 'react';
import { isDialogOpen } from '../../platform/browser/open-dialogs.ts';
import { untilOnline } from '../../ui/lazy-part.ts';
import { areLetterKeysOn } from '../../ui/queue/letter-keys.ts';
import { toast } from '../../ui/toast.ts';
import { closeSearch, openSearch, useIsSearchOpen } from './opening.ts';

const SearchBox = lazy<ComponentType>(() =>
  untilOnline()
    .then(() => import('./search-box.tsx'))
    .then(
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
    <Suspense fallback={<Opening />}>
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
  if (isDialogOpen()) return;
  event.preventDefault();
  openSearch();
}

const isTypedInto = (target: EventTarget | null) =>
  target instanceof HTMLElement && (target.isContentEditable || target.matches('input, textarea, select'));

/** On a slow line the keys are heard at once, and the box comes later. */
const Opening = () => (
  <p
    role="status"
    className="fixed inset-x-0 top-[10dvh] z-40 mx-auto w-fit rounded-r-lg border-l-4 border-action bg-raised px-5 py-3 shadow-overlay"
  >
    Opening the search
  </p>
);

/** Without a line there is no box: the page stays as it is. */
function NotLoaded() {
  useEffect(() => {
    closeSearch();
    toast({ message: 'The search did not load', detail: 'Check your connection, then load the page again.' });
  }, []);
  return null;
}
