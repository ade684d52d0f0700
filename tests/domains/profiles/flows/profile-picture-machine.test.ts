import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';
import { profilePictureMachine } from '#domains/profiles/flows/profile-picture-machine.ts';
import type { CurrentUser } from '#generated/types.gen.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';

const MEDIA = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e50';
const FORMER = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e51';
const chosen = { file: new Blob(['a picture']), name: 'me.png' };
const lost = new ApiError({ kind: 'network', operation: 'PUT /users', message: 'No answer' });

const user: CurrentUser = {
  id: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41',
  name: 'Amina',
  lastName: 'Diallo',
  email: 'amina@example.org',
  role: 'Member',
  isProfileCompleted: true,
  isVerified: true,
  location: 'Dakar',
  contactNo: '+221701234567',
  isTermsAgreed: true,
  slug: 'amina-diallo',
  bio: null,
  avatar: null,
  points: 0,
  rank: null,
  unreadNotifications: 0,
  language: null,
  suspendedUntil: null,
  hasPassword: true,
  revision: 1,
  createdAt: '2026-11-21T08:00:00Z',
};

interface Answers {
  upload?: () => { type: 'upload.finished'; mediaId: string } | { type: 'upload.failed'; error: unknown };
  show?: () => Promise<CurrentUser>;
}

function begin({
  upload = () => ({ type: 'upload.finished', mediaId: MEDIA }),
  show = async () => user,
}: Answers = {}) {
  const uploaded: string[] = [];
  const shown: (string | null)[] = [];
  const emitted: unknown[] = [];
  const actor = createActor(
    profilePictureMachine.provide({
      actors: {
        uploadPicture: fromCallback(({ input, sendBack }) => {
          uploaded.push(input.alt);
          sendBack({ type: 'upload.progressed', share: 0.5 });
          setImmediate(() => sendBack(upload()));
        }),
        showPicture: fromPromise(({ input }) => {
          shown.push(input.mediaId);
          return show();
        }),
      },
    }),
  );
  actor.on('*', (event) => emitted.push(event));
  actor.start();
  const settle = async () => {
    for (let turn = 0; turn < 4; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  };
  return { actor, uploaded, shown, emitted, settle, value: () => actor.getSnapshot().value };
}

function choose(actor: ReturnType<typeof begin>['actor']): void {
  actor.send({ type: 'picture.chosen', chosen });
  actor.send({ type: 'picture.described', alt: ' Amina at dawn ' });
  actor.send({ type: 'upload.requested' });
}

describe('the profile picture', () => {
  it('is uploaded with its alt text, then shown', async () => {
    const { actor, uploaded, shown, emitted, settle, value } = begin();
    choose(actor);
    expect(value()).toBe('uploading');
    expect(actor.getSnapshot().context.share).toBe(0.5);
    await settle();
    expect([uploaded, shown, value()]).toEqual([['Amina at dawn'], [MEDIA], 'resting']);
    expect(emitted).toEqual([{ type: 'picture.shown', user, isRestored: false }]);
    expect(actor.getSnapshot().context.chosen).toBeNull();
  });

  it('stays chosen when the upload fails, and says why', async () => {
    const { actor, settle, value } = begin({ upload: () => ({ type: 'upload.failed', error: lost }) });
    choose(actor);
    await settle();
    expect(value()).toBe('choosing');
    expect(actor.getSnapshot().context).toMatchObject({
      chosen,
      error: lost,
      message: expect.stringMatching(/upload your picture/),
    });
  });

  it('isn’t uploaded again if only setting it failed, unless its alt text changed', async () => {
    let isLost = true;
    const { actor, uploaded, shown, settle, value } = begin({
      show: async () => {
        if (isLost) throw lost;
        return user;
      },
    });
    choose(actor);
    await settle();
    actor.send({ type: 'upload.requested' });
    await settle();
    expect([uploaded.length, shown]).toEqual([1, [MEDIA, MEDIA]]);
    isLost = false;
    actor.send({ type: 'picture.described', alt: 'Amina in the nursery' });
    actor.send({ type: 'upload.requested' });
    await settle();
    expect([uploaded, value()]).toEqual([['Amina at dawn', 'Amina in the nursery'], 'resting']);
  });

  it('can be cancelled while uploading', async () => {
    const { actor, shown, emitted, settle, value } = begin();
    choose(actor);
    actor.send({ type: 'choice.dropped' });
    await settle();
    expect([value(), shown, emitted]).toEqual(['resting', [], []]);
  });

  it('is removed and restored', async () => {
    const { actor, shown, emitted, settle } = begin();
    actor.send({ type: 'removal.requested' });
    await settle();
    actor.send({ type: 'removal.undone', mediaId: FORMER });
    await settle();
    expect(shown).toEqual([null, FORMER]);
    expect(emitted).toEqual([
      { type: 'picture.removed', user },
      { type: 'picture.shown', user, isRestored: true },
    ]);
  });

  it('stays, and says so, when removing it gets no response', async () => {
    const { actor, settle, value, emitted } = begin({ show: () => Promise.reject(lost) });
    actor.send({ type: 'removal.requested' });
    await settle();
    expect([value(), emitted]).toEqual(['resting', []]);
    expect(actor.getSnapshot().context.message).toMatch(/We couldn’t change your picture/);
  });
});
