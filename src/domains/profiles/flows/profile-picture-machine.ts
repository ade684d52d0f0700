/** Choosing, describing, uploading and removing the profile picture. */

import { assertEvent, assign, emit, fromCallback, fromPromise, setup } from 'xstate';
import type { CurrentUser } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import { sayFailed } from '#platform/browser/calls/say-failure.ts';

const SCREEN = '/dashboard/settings/profile';

interface Chosen {
  file: Blob;
  name: string;
}

interface PictureContext {
  chosen: Chosen | null;
  alt: string;
  /** Upload progress, 0 to 1. */
  share: number;
  /** Uploaded, but not yet on the profile. */
  uploadedId: string | null;
  message: string | null;
  error: unknown;
}

type PictureEvent =
  | { type: 'picture.chosen'; chosen: Chosen }
  | { type: 'picture.refused'; message: string }
  | { type: 'picture.described'; alt: string }
  | { type: 'choice.dropped' }
  | { type: 'upload.requested' }
  | { type: 'upload.progressed'; share: number }
  | { type: 'upload.finished'; mediaId: string }
  | { type: 'upload.failed'; error: unknown }
  | { type: 'removal.requested' }
  | { type: 'removal.undone'; mediaId: string };

const UNSENT = say('profiles.profilePicture.uploadFailed');
export const UNCHANGED = say('profiles.profilePicture.changeFailed');
const NOTHING = { chosen: null, alt: '', share: 0, uploadedId: null, message: null, error: null };

export const profilePictureMachine = setup({
  types: {} as {
    context: PictureContext;
    events: PictureEvent;
    emitted:
      | { type: 'picture.shown'; user: CurrentUser; isRestored: boolean }
      | { type: 'picture.removed'; user: CurrentUser };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    uploadPicture: fromCallback<PictureEvent, { file: Blob; name: string; alt: string }>(() =>
      notProvided('uploadPicture'),
    ),
    showPicture: fromPromise<CurrentUser, { mediaId: string | null }>(() => notProvided('showPicture')),
  },
  actions: {
    choose: assign((_, { chosen }: { chosen: Chosen }) => ({ ...NOTHING, chosen })),
    // A changed description needs a new upload.
    describe: assign((_, { alt }: { alt: string }) => ({ alt, uploadedId: null })),
    tell: assign((_, { message }: { message: string }) => ({ message })),
    progress: assign((_, { share }: { share: number }) => ({ share })),
    keepUploaded: assign((_, { mediaId }: { mediaId: string }) => ({ uploadedId: mediaId })),
    forget: assign(NOTHING),
    keepUnsent: assign((_, { error }: { error: unknown }) => ({
      error,
      share: 0,
      message: sayFailed(UNSENT, error),
    })),
    keepUnchanged: assign((_, { error }: { error: unknown }) => ({
      error,
      message: sayFailed(UNCHANGED, error),
    })),
    announceShown: emit((_, shown: { user: CurrentUser; isRestored: boolean }) => ({
      type: 'picture.shown' as const,
      ...shown,
    })),
    announceRemoved: emit((_, user: CurrentUser) => ({ type: 'picture.removed' as const, user })),
  },
  guards: {
    isUploaded: ({ context }) => context.uploadedId !== null,
  },
}).createMachine({
  id: 'profilePicture',
  description: 'Choosing, uploading and removing the profile picture.',
  meta: { screen: SCREEN },
  context: NOTHING,
  initial: 'resting',
  states: {
    resting: {
      description: 'Shows the current picture or the initials.',
      meta: { screen: SCREEN },
      on: {
        'picture.chosen': { target: 'choosing', actions: { type: 'choose', params: ({ event }) => event } },
        'picture.refused': { actions: { type: 'tell', params: ({ event }) => event } },
        'removal.requested': 'removing',
        'removal.undone': 'restoring',
      },
    },
    choosing: {
      description: 'Previewing the chosen picture, which can be described. Cancel to choose another.',
      meta: { screen: SCREEN },
      on: {
        'picture.described': { actions: { type: 'describe', params: ({ event }) => event } },
        'choice.dropped': { target: 'resting', actions: 'forget' },
        'upload.requested': [{ guard: 'isUploaded', target: 'showing' }, { target: 'uploading' }],
      },
    },
    uploading: {
      description: 'Uploading. The server crops it to a square.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      invoke: {
        id: 'uploadPicture',
        src: 'uploadPicture',
        input: ({ context: { chosen, alt } }) => ({ ...(chosen ?? notProvided('chosen')), alt: alt.trim() }),
      },
      on: {
        'upload.progressed': { actions: { type: 'progress', params: ({ event }) => event } },
        'upload.finished': { target: 'showing', actions: { type: 'keepUploaded', params: ({ event }) => event } },
        'upload.failed': { target: 'choosing', actions: { type: 'keepUnsent', params: ({ event }) => event } },
        'choice.dropped': { target: 'resting', actions: 'forget' },
      },
    },
    showing: {
      description: 'Setting the uploaded picture as the profile picture.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      invoke: {
        id: 'showPicture',
        src: 'showPicture',
        input: ({ context }) => ({ mediaId: context.uploadedId }),
        onDone: {
          target: 'resting',
          actions: [
            'forget',
            { type: 'announceShown', params: ({ event }) => ({ user: event.output, isRestored: false }) },
          ],
        },
        onError: { target: 'choosing', actions: { type: 'keepUnsent', params: ({ event }) => event } },
      },
    },
    removing: {
      description: 'Removing the profile picture.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'forget',
      invoke: {
        id: 'removePicture',
        src: 'showPicture',
        input: { mediaId: null },
        onDone: { target: 'resting', actions: { type: 'announceRemoved', params: ({ event }) => event.output } },
        onError: { target: 'resting', actions: { type: 'keepUnchanged', params: ({ event }) => event } },
      },
    },
    restoring: {
      description: 'Restoring the removed picture.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'forget',
      invoke: {
        id: 'restorePicture',
        src: 'showPicture',
        input: ({ event }) => {
          assertEvent(event, 'removal.undone');
          return { mediaId: event.mediaId };
        },
        onDone: {
          target: 'resting',
          actions: { type: 'announceShown', params: ({ event }) => ({ user: event.output, isRestored: true }) },
        },
        onError: { target: 'resting', actions: { type: 'keepUnchanged', params: ({ event }) => event } },
      },
    },
  },
});
