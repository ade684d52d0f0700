import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { searchUsersOptions } from '#generated/users/searchUsers.gen.ts';
import { wordsOf } from '#languages/fold.ts';
import { sayLocation } from '#languages/say-location.ts';
import { useDebounced } from '#platform/browser/forms/use-debounced.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import type { MentionCandidate } from './mention-list.tsx';

const SEARCH_DEBOUNCE_MS = 300;
const MAX_FOUND = 6;

/**
 * The people whom the viewer may mention and whose name matches what is being typed. @param typed null if no name is
 * being typed.
 */
export function useMentionSearch(typed: string | null) {
  const viewer = useKnownViewer();
  const [closedAt, setClosedAt] = useState<string | null>(null);
  /** What was typed of a name when Escape closed the list, which then stays closed while that name goes on. */
  const [dismissed, setDismissed] = useState<string | null>(null);
  if (dismissed !== null && !typed?.startsWith(dismissed)) setDismissed(null);
  const [active, setActive] = useState(0);
  const search = useDebounced(typed?.trim() ?? '', SEARCH_DEBOUNCE_MS);
  const { data, isPlaceholderData } = useQuery({
    ...searchUsersOptions({ query: { search, withoutBlocked: true, page_size: MAX_FOUND } }),
    enabled: search !== '' && typed !== null,
    placeholderData: keepPreviousData,
    // Not cached, because someone may be blocked in the meantime.
    gcTime: 0,
  });
  const isOpen = typed !== null && search !== '' && typed !== closedAt && dismissed === null;
  /** False for the people found for an earlier text, who are shown until the next answer. */
  const isAnswer = !isPlaceholderData && search === typed?.trim();
  const found: MentionCandidate[] = (isOpen ? (data?.data.data ?? []) : [])
    .filter(({ person }) => person.id !== viewer.id && (isAnswer || hasWords(person.name, typed ?? '')))
    .map(({ person, location }) => ({ ...person, hint: sayLocation(location) || null }));
  const shown = Math.min(active, Math.max(0, found.length - 1));
  return {
    found,
    active: shown,
    move: (by: 1 | -1) => setActive((shown + by + found.length) % found.length),
    dismiss: () => setDismissed(typed),
    /** Until something else is typed. */
    close: () => setClosedAt(typed),
    reset: () => setActive(0),
  };
}

function hasWords(name: string, typed: string): boolean {
  const words = wordsOf(name);
  return wordsOf(typed).every((part) => words.some((word) => word.startsWith(part)));
}
