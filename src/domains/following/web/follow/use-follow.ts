import { useMutation, useQueryClient } from '@tanstack/react-query';
import { muteFollowed } from '#generated/following/muteFollowed.gen.ts';
import { startFollowing } from '#generated/following/startFollowing.gen.ts';
import { stopFollowing } from '#generated/following/stopFollowing.gen.ts';
import type { FollowState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { optimisticMutation } from '#platform/browser/calls/optimistic-mutation.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';
import type { Subject } from '../subject.ts';
import { cacheState, findCachedState, unknownState } from './follow-cache.ts';

export type FollowStep = 'follow' | 'unfollow' | 'mute' | 'unmute';

interface Follow {
  take: (step: FollowStep, wasMuted?: boolean) => void;
}

interface Taken {
  step: FollowStep;
  /** Whether undoing it has to restore the muting. */
  wasMuted: boolean;
  isUndoing: boolean;
}

/** Follows, unfollows or mutes. The toast has a button to undo it. */
export function useFollow(subject: Subject): Follow {
  const queryClient = useQueryClient();
  const { mutate } = useMutation(
    optimisticMutation<Taken, FollowState | null>(queryClient, {
      id: `follow ${subject.id}`,
      find: () => findCachedState(queryClient, subject),
      show: (state) => cacheState(queryClient, subject, state),
      predict: (state, { step }) => changeBy(state ?? unknownState(subject), step),
      send: async ({ step, wasMuted, isUndoing }) => {
        const state = await CALLS[step](subject);
        return isUndoing && step === 'follow' && wasMuted ? CALLS.mute(subject) : state;
      },
      onConfirmed: ({ step, wasMuted, isUndoing }) => {
        const undo = () => mutate({ step: OPPOSITE[step], wasMuted, isUndoing: true });
        toast({
          message: SAID[step](subject.name),
          tone: 'success',
          ...(!isUndoing && { onUndo: undo }),
        });
      },
      onFailed: (error, { step }) => {
        toastFailed(FAILED[step](subject.name), error);
      },
      onEnd: () => makeStale(queryClient, 'follows'),
    }),
  );
  return { take: (step, wasMuted = false) => mutate({ step, wasMuted, isUndoing: false }) };
}

const CALLS: Record<FollowStep, (subject: Subject) => Promise<FollowState>> = {
  follow: async ({ kind, id }) => (await startFollowing({ body: { kind, id } })).data.data,
  unfollow: async ({ kind, id }) => (await stopFollowing({ body: { kind, id } })).data.data,
  mute: async ({ kind, id }) => (await muteFollowed({ body: { kind, id, isMuted: true } })).data.data,
  unmute: async ({ kind, id }) => (await muteFollowed({ body: { kind, id, isMuted: false } })).data.data,
};

const OPPOSITE: Record<FollowStep, FollowStep> = {
  follow: 'unfollow',
  unfollow: 'follow',
  mute: 'unmute',
  unmute: 'mute',
};

const SAID: Record<FollowStep, (name: string) => string> = {
  follow: (name) => say('following.useFollow.followed', { name: isolate(name) }),
  unfollow: (name) => say('following.useFollow.unfollowed', { name: isolate(name) }),
  mute: (name) => say('following.useFollow.muted', { name: isolate(name) }),
  unmute: (name) => say('following.useFollow.unmuted', { name: isolate(name) }),
};

const FAILED: Record<FollowStep, (name: string) => string> = {
  follow: (name) => say('following.useFollow.followFailed', { name: isolate(name) }),
  unfollow: (name) => say('following.useFollow.unfollowFailed', { name: isolate(name) }),
  mute: (name) => say('following.useFollow.muteFailed', { name: isolate(name) }),
  unmute: (name) => say('following.useFollow.unmuteFailed', { name: isolate(name) }),
};

function changeBy(state: FollowState, step: FollowStep): FollowState {
  if (step === 'mute' || step === 'unmute') return { ...state, isFollowed: true, isMuted: step === 'mute' };
  const isFollowed = step === 'follow';
  const followerCount = state.followerCount + Number(isFollowed) - Number(state.isFollowed);
  return { ...state, isFollowed, isMuted: false, followerCount };
}
