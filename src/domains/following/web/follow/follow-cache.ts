/** The cached state of a follow, updated before the server has responded. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { getFollowStateOptions, getFollowStateQueryKey } from '#generated/following/getFollowState.gen.ts';
import type { FollowState, FollowStateEnvelope } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { useWaitingPress } from '#platform/browser/outbox/shown-presses.ts';
import type { Subject } from '../subject.ts';

const callOf = ({ kind, id }: Subject) => ({ query: { kind, id } });

export type FollowStep = 'follow' | 'unfollow' | 'mute' | 'unmute';

/** Of presses that wait for a connection. */
export const FOLLOW = 'follow';

export const pressIdOf = ({ kind, id }: Pick<Subject, 'kind' | 'id'>): string => `${kind}/${id}`;

/** As it's shown, with the last press if that waits for a connection. */
export function useFollowState(subject: Subject) {
  const waiting = useWaitingPress(FOLLOW, pressIdOf(subject));
  const press = (answer: FollowStateEnvelope): FollowStateEnvelope => {
    if (waiting === undefined || waiting === answer.data.isFollowed) return answer;
    return { ...answer, data: changeBy(answer.data, waiting ? 'follow' : 'unfollow') };
  };
  return useQuery({ ...getFollowStateOptions(callOf(subject)), select: press });
}

/** For lists: their rows contain the state until it's changed on this page. */
export const useCachedState = (subject: Subject): FollowState | undefined =>
  useQuery({ ...getFollowStateOptions(callOf(subject)), enabled: false }).data?.data;

export function findCachedState(queryClient: QueryClient, subject: Subject): FollowState | null {
  return queryClient.getQueryData<FollowStateEnvelope>(getFollowStateQueryKey(callOf(subject)))?.data ?? null;
}

const UNKNOWN = { isFollowed: false, isMuted: false, followsYou: false, isBlocked: false, followerCount: 0 };

export const unknownState = ({ kind, id }: Subject): FollowState => ({ ...UNKNOWN, kind, id });

/** @param data null if it isn't known. */
export function cacheState(queryClient: QueryClient, subject: Subject, data: FollowState | null): void {
  const queryKey = getFollowStateQueryKey(callOf(subject));
  const message = say('following.followCache.relationship');
  if (data) queryClient.setQueryData<FollowStateEnvelope>(queryKey, { status: 200, message, data });
  else queryClient.removeQueries({ queryKey, exact: true });
}

export function updateCachedState(queryClient: QueryClient, subject: Subject, change: Partial<FollowState>): void {
  const known = findCachedState(queryClient, subject) ?? unknownState(subject);
  cacheState(queryClient, subject, { ...known, ...change });
}

export function changeBy(state: FollowState, step: FollowStep): FollowState {
  if (step === 'mute' || step === 'unmute') return { ...state, isFollowed: true, isMuted: step === 'mute' };
  const isFollowed = step === 'follow';
  const followerCount = state.followerCount + Number(isFollowed) - Number(state.isFollowed);
  return { ...state, isFollowed, isMuted: false, followerCount };
}
