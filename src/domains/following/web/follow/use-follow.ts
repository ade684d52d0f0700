import { useMutation, useQueryClient } from '@tanstack/react-query';
import { muteFollowed } from '#generated/following/muteFollowed.gen.ts';
import { startFollowing } from '#generated/following/startFollowing.gen.ts';
import { stopFollowing } from '#generated/following/stopFollowing.gen.ts';
import { zFollowKind } from '#generated/schemas/FollowKind.gen.ts';
import type { FollowState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { optimisticMutation } from '#platform/browser/calls/optimistic-mutation.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { toastFailed } from '#platform/browser/calls/toast-failed.ts';
import { keepUnlessRefused, pressKind, usePress } from '#platform/browser/outbox/use-press.ts';
import { useKnownViewer } from '#platform/browser/session/viewer.ts';
import { toast } from '#ui/feedback/toast.ts';
import { isolate } from '#ui/shared/isolate.ts';
import type { Subject } from '../subject.ts';
import {
  cacheState,
  changeBy,
  FOLLOW,
  type FollowStep,
  findCachedState,
  pressIdOf,
  unknownState,
} from './follow-cache.ts';

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
  const { id: personId } = useKnownViewer();
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
        if (step === 'mute' || step === 'unmute') return toastFailed(FAILED[step](subject.name), error);
        const press = { id: pressIdOf(subject), title: subject.name, isOn: step === 'follow' };
        keepUnlessRefused(error, personId, follows, press);
      },
      onEnd: () => makeStale(queryClient, 'follows'),
    }),
  );
  return { take: (step, wasMuted = false) => mutate({ step, wasMuted, isUndoing: false }) };
}

export const useFollowPress = (subject: Subject, options: { isOn: boolean; send: (isOn: boolean) => void }) =>
  usePress(follows, { ...options, id: pressIdOf(subject), title: subject.name });

const follows = pressKind({
  name: FOLLOW,
  send: async ({ id: pressId, title: name, isOn }, _, queryClient) => {
    const [kind = '', id = ''] = pressId.split('/');
    const subject = { kind: zFollowKind.parse(kind), id, name };
    cacheState(queryClient, subject, await CALLS[isOn ? 'follow' : 'unfollow'](subject));
    await makeStale(queryClient, 'follows');
  },
  sayFailed: ({ title, isOn }) => FAILED[isOn ? 'follow' : 'unfollow'](title),
  topics: ['follows', 'people'],
});

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
