/** What the page knows of a follow, changed before the server has answered. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getFeedInfiniteQueryKey } from '#generated/following/getFeed.gen.ts';
import { getFollowStateOptions, getFollowStateQueryKey } from '#generated/following/getFollowState.gen.ts';
import { listBlockedInfiniteQueryKey } from '#generated/following/listBlocked.gen.ts';
import { listFollowedInfiniteQueryKey } from '#generated/following/listFollowed.gen.ts';
import { listFollowersInfiniteQueryKey } from '#generated/following/listFollowers.gen.ts';
import type { FollowState, FollowStateEnvelope } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Subject } from '../subject.ts';

const callOf = ({ kind, id }: Subject) => ({ query: { kind, id } });

export const useFollowState = (subject: Subject) => useQuery(getFollowStateOptions(callOf(subject)));

/** In a list, whose rows say it themselves until it's changed. */
export const useKnownState = (subject: Subject): FollowState | undefined =>
  useQuery({ ...getFollowStateOptions(callOf(subject)), enabled: false }).data?.data;

export function findKnownState(queryClient: QueryClient, subject: Subject): FollowState | null {
  return queryClient.getQueryData<FollowStateEnvelope>(getFollowStateQueryKey(callOf(subject)))?.data ?? null;
}

const UNKNOWN = { isFollowed: false, isMuted: false, followsYou: false, isBlocked: false, followerCount: 0 };

/** @returns a function that puts it back. */
export function changeState(
  queryClient: QueryClient,
  subject: Subject,
  change: Partial<Omit<FollowState, 'kind' | 'id'>>,
): () => void {
  const queryKey = getFollowStateQueryKey(callOf(subject));
  const before = queryClient.getQueryData<FollowStateEnvelope>(queryKey);
  const { kind, id } = subject;
  const known = before?.data ?? { ...UNKNOWN, kind, id };
  const answer = {
    status: 200 as const,
    message: say('following.followCache.howYouFollowEachOther'),
    data: { ...known, ...change },
  };
  queryClient.setQueryData<FollowStateEnvelope>(queryKey, answer);
  return () => {
    if (before) queryClient.setQueryData(queryKey, before);
    else queryClient.removeQueries({ queryKey, exact: true });
  };
}

const LISTS = [
  getFeedInfiniteQueryKey,
  listFollowedInfiniteQueryKey,
  listFollowersInfiniteQueryKey,
  listBlockedInfiniteQueryKey,
];

/** Suggestions stay: a row that was just followed offers to undo that. */
export const readListsAgain = async (queryClient: QueryClient): Promise<void> => {
  await Promise.all(LISTS.map((keyOf) => queryClient.invalidateQueries({ queryKey: keyOf() })));
};
