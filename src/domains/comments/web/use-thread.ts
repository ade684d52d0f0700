import { keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { listCommentsInfiniteOptions } from '#generated/comments/listComments.gen.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { onPageChange } from '#platform/browser/page/page-changes.ts';
import { useViewer } from '#platform/browser/session/viewer.ts';
import { useIsInBrowser } from '#ui/timing/hydration.ts';
import { anchorOf } from '../model.ts';
import type { Subject } from './thread-cache.ts';

const ANCHOR = anchorOf('');

/** The comment that the address leads to. */
function commentIn(hash: string): string | null {
  const id = hash.startsWith(`#${ANCHOR}`) ? hash.slice(ANCHOR.length + 1) : '';
  return zId.safeParse(id).success ? id : null;
}

const placeAt = (subject: Subject, cursor: string | null) =>
  cursor === null ? undefined : { query: { ...subject, cursor } };

/**
 * Loads the newest page, or the one around the comment in the address if that isn't in the newest, and further pages in
 * both directions. For members it's live, because the notification stream announces changes; for visitors it's reloaded
 * when they return to the tab.
 */
export function useThread({ kind, id }: Subject) {
  const isInBrowser = useIsInBrowser();
  const { hash } = useLocation();
  const target = isInBrowser ? commentIn(hash) : null;
  const [around, setAround] = useState<string>();
  const list = useInfiniteQuery({
    ...listCommentsInfiniteOptions({ query: { kind, id, ...(around !== undefined && { around }) } }),
    initialPageParam: { query: { kind, id } },
    getNextPageParam: ({ data }) => placeAt({ kind, id }, data.meta.laterCursor),
    getPreviousPageParam: ({ data }) => placeAt({ kind, id }, data.meta.earlierCursor),
    placeholderData: keepPreviousData,
  });
  const comments = list.data?.pages.flatMap(({ data }) => data.data);
  const isFound = comments?.some((one) => one.id === target) ?? false;
  const [found, setFound] = useState<string | null>(null);
  if (isFound && found !== target) setFound(target);
  const isMissing = target !== null && comments !== undefined && !isFound;
  useEffect(() => {
    if (isMissing && target !== null) setAround(target);
  }, [isMissing, target]);
  useRefetchOnChange({ kind, id });
  return {
    list,
    comments: comments ?? [],
    thread: list.data?.pages.at(-1)?.data.thread,
    target,
    /** Whether the comment in the address can't be shown, and never was. */
    isTargetGone: isMissing && found !== target && around === target && list.isSuccess && !list.isFetching,
    toNewest: () => setAround(undefined),
  };
}

function useRefetchOnChange({ kind, id }: Subject): void {
  const client = useQueryClient();
  const isLoggedIn = useViewer() !== null;
  useEffect(() => {
    if (!isLoggedIn) return;
    return onPageChange(`comments/${kind}/${id}`, () => void makeStale(client, 'comments'));
  }, [client, isLoggedIn, kind, id]);
}
