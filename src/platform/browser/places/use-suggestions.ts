import { useEffect, useState } from 'react';
import { suggestPlaces } from '#generated/places/suggestPlaces.gen.ts';
import type { PlaceSuggestion } from '#generated/types.gen.ts';
import { getCurrentUser } from '#generated/users/getCurrentUser.gen.ts';
import { useViewer } from '../session/viewer.ts';

const DEBOUNCE_MS = 150;

interface Found {
  words: string;
  places: readonly PlaceSuggestion[];
  isError: boolean;
}

const NOTHING: Found = { words: '', places: [], isError: false };

/** What was found for words that were typed before. The page's language doesn't change without loading it again. */
const known = new Map<string, Found>();

/**
 * The places that the words may mean. The last ones stay while the next are read, so that a list of them doesn't blink.
 * Not a query: the registration page has none.
 */
export function useSuggestions(words: string, isWanted: boolean) {
  const [found, setFound] = useState(NOTHING);
  const viewerId = useViewer()?.id ?? null;
  const isAsking = isWanted && words !== '' && found.words !== words;
  useEffect(() => {
    if (!isAsking) return;
    const stopped = new AbortController();
    const key = `${viewerId} ${words}`;
    const timer = setTimeout(async () => {
      const answer = known.get(key) ?? (await ask(words, viewerId, stopped.signal));
      if (stopped.signal.aborted) return;
      if (!answer.isError) known.set(key, answer);
      setFound(answer);
    }, DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      stopped.abort();
    };
  }, [words, viewerId, isAsking]);
  return {
    places: isWanted && words !== '' ? found.places : NOTHING.places,
    isSettled: found.words === words,
    isError: found.isError,
  };
}

async function ask(words: string, viewerId: string | null, signal: AbortSignal): Promise<Found> {
  try {
    const near = await countryOf(viewerId);
    const { data } = await suggestPlaces({ query: { q: words, ...(near !== null && { near }) }, signal });
    return { words, places: data.data, isError: false };
  } catch {
    // The field says so, and takes the words all the same.
    return { words, places: [], isError: true };
  }
}

const countries = new Map<string, string | null>();

/** The country whose places come first: the member's own, or that of the browser's language. */
async function countryOf(viewerId: string | null): Promise<string | null> {
  const ofBrowser = regionOf(navigator.language);
  if (viewerId === null) return ofBrowser;
  const before = countries.get(viewerId);
  if (before !== undefined) return before;
  const { data } = await getCurrentUser();
  const own = data.data.place?.countryCode ?? ofBrowser;
  countries.set(viewerId, own);
  return own;
}

/** Not by `Intl.Locale`, which throws for what some systems give, such as “en-US@posix”. */
export const regionOf = (language: string): string | null => /-([A-Z]{2})\b/.exec(language)?.[1] ?? null;
