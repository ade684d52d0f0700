import { assign, emit, fromCallback, setup } from 'xstate';
import { say } from '#languages/say.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { notProvided } from '#platform/browser/calls/not-provided.ts';
import { sayFailed, sayWhy } from '#platform/browser/calls/say-failure.ts';

const SCREEN = '/dashboard/settings/data';
const CUT_OFF = say('profiles.dataDownload.interrupted');

type DownloadEvent =
  | { type: 'download.requested' }
  | { type: 'download.dropped' }
  | { type: 'bytes.received'; bytes: number }
  | { type: 'archive.received'; archive: Blob }
  | { type: 'download.failed'; error: unknown };

export const dataDownloadMachine = setup({
  types: {} as {
    context: { bytes: number; failure: string | null; error: unknown };
    events: DownloadEvent;
    emitted: { type: 'archive.received'; archive: Blob };
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    downloadArchive: fromCallback<DownloadEvent>(() => notProvided('downloadArchive')),
  },
  actions: {
    begin: assign({ bytes: 0, failure: null, error: null }),
    count: assign((_, { bytes }: { bytes: number }) => ({ bytes })),
    handOver: emit((_, { archive }: { archive: Blob }) => ({ type: 'archive.received' as const, archive })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({
      error,
      failure: isApiError(error, 'refused') ? sayWhy(error) : sayFailed(CUT_OFF, error),
    })),
  },
}).createMachine({
  id: 'dataDownload',
  description: 'Downloading your personal data.',
  meta: { screen: SCREEN },
  context: { bytes: 0, failure: null, error: null },
  initial: 'resting',
  states: {
    resting: {
      description: 'Ready to download. Shows why the last attempt failed.',
      meta: { screen: SCREEN },
      on: { 'download.requested': 'downloading' },
    },
    downloading: {
      description: 'The archive is streamed, so its size is not known in advance.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'begin',
      invoke: { id: 'downloadArchive', src: 'downloadArchive' },
      on: {
        'bytes.received': { actions: { type: 'count', params: ({ event }) => event } },
        'archive.received': {
          target: 'handedOver',
          actions: { type: 'handOver', params: ({ event }) => event },
        },
        'download.failed': { target: 'resting', actions: { type: 'keepFailure', params: ({ event }) => event } },
        'download.dropped': 'resting',
      },
    },
    handedOver: {
      description: 'The download is complete.',
      meta: { screen: SCREEN },
      on: { 'download.requested': 'downloading' },
    },
  },
});
