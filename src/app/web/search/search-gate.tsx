import { Suspense, useEffect, useLayoutEffect } from 'react';
import { say } from '#languages/say.ts';
import { isDialogOpen } from '#ui/dialogs/dialogs.ts';
import { toast } from '#ui/feedback/toast.ts';
import { isTypedInto } from '#ui/keys/is-typed-into.ts';
import { areLetterKeysOn } from '#ui/keys/letter-keys.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { captureTyping, closeSearch, openSearch, useIsSearchOpen } from './search-state.ts';

const SearchBox = lazyPart(async () => ({ default: (await import('./search-parts.ts')).SearchBox }), NotLoaded);

/** Listens for the shortcut and loads the search on first use. */
export function SearchGate() {
  const isOpen = useIsSearchOpen();
  // Before the page is painted, so that no key is lost that is pressed as soon as the page appears.
  useLayoutEffect(() => {
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
  const isShortcut = isControl ? event.key.toLowerCase() === 'k' : event.key === '/' && areLetterKeysOn();
  if (!isShortcut || (!isControl && isTypedInto(event.target))) return;
  // Not while another dialog is open.
  if (isDialogOpen()) return;
  event.preventDefault();
  openSearch();
}

/** Shown while the search loads. What is typed meanwhile is put into its field. */
function Opening() {
  useEffect(() => {
    addEventListener('keydown', captureTyping, true);
    return () => removeEventListener('keydown', captureTyping, true);
  }, []);
  return (
    <p
      role="status"
      data-opening=""
      className="fixed inset-x-0 top-[10dvh] z-40 mx-auto w-fit rounded-e-lg border-s-4 border-action bg-raised px-5 py-3 shadow-overlay"
    >
      {say('app.searchGate.openingSearch')}
    </p>
  );
}

/** If loading fails, the page stays usable. */
function NotLoaded() {
  useEffect(() => {
    closeSearch();
    toast({
      message: say('app.searchGate.failed'),
      detail: say('app.searchGate.failedHint'),
    });
  }, []);
  return null;
}
