import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { ApiError } from '#platform/browser/api-error.ts';
import {
  type AnyDraft,
  createDraftFormMachine,
  type OpenedDraft,
  type SentDraft,
} from '#platform/browser/drafts/draft-form.ts';
import type { DraftPicture } from '#platform/browser/uploads/draft-picture.ts';

interface Note extends AnyDraft {
  title: string;
}

const machine = createDraftFormMachine({
  id: 'note',
  description: 'Writing a note.',
  screen: '/notes/new',
  unsent: 'It was not sent.',
  findFaults: (draft) => ('title' in draft && draft.title ? [] : [{ field: 'title', message: 'Fill this in.' }]),
  fieldNames: { mediaIds: 'pictures' },
});

const EMPTY: Note = { title: '', pictures: [] };
const SOUND: Note = { title: 'A hedge', pictures: [] };
const SENT: SentDraft = { id: '1', title: 'A hedge' };
const PICTURE: DraftPicture = {
  key: 'one',
  kind: 'picture',
  name: 'one.jpg',
  alt: '',
  mediaId: null,
  sentAlt: '',
  url: null,
};

interface Stage {
  start?: Note;
  kept?: OpenedDraft | Error | null;
  send?: () => Promise<SentDraft>;
}

async function openForm({ start = EMPTY, kept = null, send = async () => SENT }: Stage = {}) {
  const sendDraft = vi.fn<(draft: AnyDraft) => Promise<SentDraft>>(send);
  const form = createActor(
    machine.provide({
      actors: {
        openDraft: fromPromise(async () => {
          if (kept instanceof Error) throw kept;
          return kept;
        }),
        sendDraft: fromPromise(({ input }) => sendDraft(input)),
      },
    }),
    { input: { start } },
  );
  const emitted: unknown[] = [];
  form.on('*', (event) => emitted.push(event));
  form.start();
  await waitFor(form, (state) => state.matches('editing'));
  return { form, emitted, sendDraft };
}

const refuse = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) => async () => {
  throw new ApiError({ kind: 'refused', operation: 'POST /note', message: '', ...details });
};

describe('a form with a stored draft', () => {
  it('restores the stored draft, and opens empty if the browser can’t store any', async () => {
    const at = new Date('2026-05-01');
    const taken = await openForm({ kept: { draft: SOUND, at } });
    expect(taken.form.getSnapshot().context).toMatchObject({ draft: SOUND, keptAt: at });
    const refused = await openForm({ kept: new Error('closed') });
    expect(refused.form.getSnapshot().context).toMatchObject({ draft: EMPTY, keptAt: null });
  });

  it('shows errors instead of sending, until the field changes', async () => {
    const { form, sendDraft } = await openForm();
    form.send({ type: 'send.requested' });
    expect(sendDraft).not.toHaveBeenCalled();
    expect(form.getSnapshot().context).toMatchObject({
      attempt: 1,
      errors: { fields: [{ name: 'title', errors: ['Fill this in.'] }] },
    });
    form.send({ type: 'draft.changed', changes: { title: 'A' } });
    expect(form.getSnapshot().context.errors.fields).toEqual([]);
  });

  it('sends a valid draft once and reports the result', async () => {
    const { form, emitted, sendDraft } = await openForm({ start: SOUND });
    form.send({ type: 'send.requested' });
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => state.matches('sent'));
    expect(sendDraft).toHaveBeenCalledExactlyOnceWith(SOUND);
    expect(emitted).toEqual([{ type: 'draft.sent', sent: SENT }]);
  });

  it.each([
    [
      { status: 409, message: 'The deadline is past.' },
      { form: 'The deadline is past.', fields: [] },
    ],
    [{ kind: 'network' as const }, { form: 'It was not sent.', fields: [] }],
    [
      { kind: 'invalid' as const, fields: [{ name: 'mediaIds', errors: ['No.'] }] },
      { form: null, fields: [{ name: 'pictures', errors: ['No.'] }] },
    ],
  ])('keeps everything and says why after %j', async (failure, errors) => {
    const { form } = await openForm({ start: SOUND, send: refuse(failure) });
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => state.matches('editing') && state.context.attempt === 1);
    expect(form.getSnapshot().context).toMatchObject({ draft: SOUND, errors });
  });

  it('takes in uploads, even while sending', async () => {
    const { form } = await openForm({
      start: { ...SOUND, pictures: [PICTURE] },
      send: () => new Promise<SentDraft>(() => undefined),
    });
    form.send({ type: 'send.requested' });
    form.send({ type: 'picture.uploaded', key: 'one', changes: { mediaId: 'there' } });
    expect(form.getSnapshot().context.draft.pictures).toEqual([{ ...PICTURE, mediaId: 'there' }]);
  });

  it('starts again when the draft is discarded', async () => {
    const { form, emitted } = await openForm();
    form.send({ type: 'draft.changed', changes: { title: 'A' } });
    form.send({ type: 'draft.discarded' });
    expect(form.getSnapshot().context.draft).toEqual(EMPTY);
    expect(emitted).toEqual([{ type: 'draft.emptied' }]);
  });

  it('starts from the given values when the draft is discarded for them', async () => {
    const { form } = await openForm();
    form.send({ type: 'draft.changed', changes: { title: 'A' } });
    form.send({ type: 'draft.discarded', start: SOUND });
    expect(form.getSnapshot().context).toMatchObject({ draft: SOUND, start: SOUND });
  });

  it('can’t be discarded while sending', async () => {
    const { form, emitted } = await openForm({ start: SOUND, send: () => new Promise<SentDraft>(() => undefined) });
    form.send({ type: 'send.requested' });
    expect(form.getSnapshot().can({ type: 'draft.discarded' })).toBe(false);
    form.send({ type: 'draft.discarded' });
    expect(emitted).toEqual([]);
  });
});
