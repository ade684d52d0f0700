import { describe, expect, it, vi } from 'vitest';
import { type AnyMachineSnapshot, createActor, fromPromise, matchesState, type StateValue, waitFor } from 'xstate';
import * as z from 'zod/mini';
import type { FailureCode } from '#generated/types.gen.ts';
import { ApiError } from '#platform/browser/calls/api-error.ts';
import { createDraftForm } from '#platform/browser/drafts/draft-form.ts';
import type { AnyDraft, OpenedDraft } from '#platform/browser/drafts/draft-form-parts.ts';
import { type DraftPicture, zDraftPicture } from '#platform/browser/uploads/draft-picture.ts';

const zNote = z.object({
  title: z.string(),
  place: z._default(z.string(), 'here'),
  pictures: z.array(zDraftPicture),
  revision: z._default(z.nullable(z.number()), null),
});

type Note = z.infer<typeof zNote>;

const LABELS: Readonly<Record<string, string>> = { title: 'Title', place: 'Place', pictures: 'Pictures' };

const { machine } = createDraftForm({
  id: 'note',
  description: 'Writing a note.',
  screen: '/notes/new',
  unsent: 'It was not sent.',
  schema: zNote,
  findFaults: ({ title, place }) =>
    Object.entries({ title, place }).flatMap(([field, value]) => (value ? [] : [{ field, message: 'Fill this in.' }])),
  labelOf: (field) => LABELS[field],
  fieldNames: { mediaIds: 'pictures' },
  steps: {
    of: (field) => ({ title: 'what', place: 'where' })[field] ?? null,
    after: (step) => (step === 'what' ? 'where' : 'review'),
    last: 'review',
  },
});

const EMPTY: Note = { title: '', place: 'here', pictures: [], revision: null };
const SOUND: Note = { ...EMPTY, title: 'A hedge' };
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
  send?: () => Promise<void>;
  /** The answer to the call for the newest version; an error if the call fails. */
  newest?: Note | Error | null;
}

async function openForm({ start = EMPTY, kept = null, send = async () => undefined, newest = null }: Stage = {}) {
  const sendDraft = vi.fn<(draft: AnyDraft) => Promise<void>>(send);
  const form = createActor(
    machine.provide({
      actors: {
        openDraft: fromPromise(async () => {
          if (kept instanceof Error) throw kept;
          return kept;
        }),
        sendDraft: fromPromise<void, AnyDraft>(({ input }) => sendDraft(input)),
        readNewest: fromPromise<AnyDraft | null>(async () => {
          if (newest instanceof Error) throw newest;
          return newest;
        }),
      },
    }),
    { input: { start } },
  );
  const emitted: unknown[] = [];
  form.on('*', (event) => emitted.push(event));
  form.start();
  await waitFor(form, (state) => isIn(state, 'editing'));
  return { form, emitted, sendDraft };
}

const isIn = ({ value }: AnyMachineSnapshot, state: StateValue) => matchesState(state, value);
const never = () => new Promise<void>(() => undefined);
const refuse = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) => async () => {
  throw new ApiError({ kind: 'refused', operation: 'POST /note', message: '', ...details });
};
const refuseFor = (code: FailureCode) => refuse({ status: 409, code, message: 'It was edited.' });

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
    await waitFor(form, (state) => isIn(state, 'sent'));
    expect(sendDraft).toHaveBeenCalledExactlyOnceWith(SOUND);
    expect(emitted).toEqual([{ type: 'draft.sent' }]);
  });

  it.each([
    [
      { status: 409, message: 'The deadline is past.' },
      { form: 'The deadline is past.', fields: [] },
    ],
    [{ kind: 'network' as const }, { form: 'It was not sent. Check your connection and try again.', fields: [] }],
    [
      { kind: 'invalid' as const, fields: [{ name: 'mediaIds', errors: ['No.'] }] },
      { form: null, fields: [{ name: 'pictures', errors: ['No.'] }] },
    ],
    [
      { kind: 'invalid' as const, fields: [{ name: 'revision', errors: ['Not on this form.'] }] },
      { form: 'Not on this form.', fields: [] },
    ],
  ])('keeps everything and says why after %j', async (failure, errors) => {
    const { form } = await openForm({ start: SOUND, send: refuse(failure) });
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => isIn(state, 'editing') && state.context.attempt === 1);
    expect(form.getSnapshot().context).toMatchObject({ draft: SOUND, errors });
  });

  it('takes in uploads, even while sending', async () => {
    const { form } = await openForm({
      start: { ...SOUND, pictures: [PICTURE] },
      send: never,
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
    const { form, emitted } = await openForm({ start: SOUND, send: never });
    form.send({ type: 'send.requested' });
    expect(form.getSnapshot().can({ type: 'draft.discarded' })).toBe(false);
    form.send({ type: 'draft.discarded' });
    expect(emitted).toEqual([]);
  });
});

describe('a form in steps', () => {
  it('stays on a step until it is valid, whatever the others are', async () => {
    const { form, emitted } = await openForm({ start: { ...EMPTY, place: '' } });
    form.send({ type: 'step.passed', step: 'what' });
    expect(form.getSnapshot().context.errors.fields).toEqual([{ name: 'title', errors: ['Fill this in.'] }]);
    form.send({ type: 'draft.changed', changes: { title: 'A hedge' } });
    form.send({ type: 'step.passed', step: 'what' });
    expect(emitted).toEqual([{ type: 'step.entered', step: 'where' }]);
  });

  it.each([
    [{ start: { ...SOUND, place: '' } }, 'where'],
    [{ start: SOUND, send: refuse({ kind: 'invalid', fields: [{ name: 'place', errors: ['No.'] }] }) }, 'where'],
    [{ start: SOUND, send: refuse({ kind: 'network' }) }, 'review'],
  ])('goes to the step of the first error, or to the last step: %#', async (stage, step) => {
    const { form, emitted } = await openForm(stage);
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => state.context.attempt === 1);
    expect(emitted).toEqual([{ type: 'step.entered', step }]);
  });
});

describe('a form whose thing is edited elsewhere meanwhile', () => {
  const OPENED: Note = { ...SOUND, revision: 1 };
  const THEIRS: Note = { ...SOUND, title: 'Their hedge', revision: 2 };

  async function openConflict() {
    let tries = 0;
    const send = async () => {
      tries += 1;
      if (tries === 1) await refuseFor('edited_meanwhile')();
    };
    const opened = await openForm({ start: OPENED, send, newest: THEIRS });
    opened.form.send({ type: 'draft.changed', changes: { title: 'Mine' } });
    opened.form.send({ type: 'send.requested' });
    await waitFor(opened.form, (state) => isIn(state, { editing: 'outdated' }));
    return opened;
  }

  it('keeps the draft beside the newest version, and overwrites that only when told to', async () => {
    const { form, sendDraft } = await openConflict();
    expect(form.getSnapshot().context).toMatchObject({
      draft: { title: 'Mine', revision: 1 },
      start: THEIRS,
      errors: { form: 'It was edited.' },
    });
    form.send({ type: 'draft.kept' });
    expect(isIn(form.getSnapshot(), { editing: 'upToDate' })).toBe(true);
    expect(form.getSnapshot().context.errors.form).toBeNull();
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => state.hasTag('sent'));
    expect(sendDraft).toHaveBeenLastCalledWith({ ...SOUND, title: 'Mine', revision: 2 });
  });

  it('starts again from the newest version when the draft is discarded', async () => {
    const { form } = await openConflict();
    form.send({ type: 'draft.discarded' });
    expect(form.getSnapshot().context.draft).toEqual(THEIRS);
    expect(isIn(form.getSnapshot(), { editing: 'upToDate' })).toBe(true);
  });

  it('asks at once about a restored draft of an older version', async () => {
    const { form } = await openForm({ start: THEIRS, kept: { draft: OPENED, at: new Date() } });
    expect(isIn(form.getSnapshot(), { editing: 'outdated' })).toBe(true);
  });

  it('says why if the newest version can’t be read', async () => {
    const stage = { start: OPENED, send: refuseFor('edited_meanwhile'), newest: new Error('no line') };
    const { form } = await openForm(stage);
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => state.context.attempt === 2);
    expect(isIn(form.getSnapshot(), { editing: 'upToDate' })).toBe(true);
    expect(form.getSnapshot().context.errors.form).toBe('It was not sent. Check your connection and try again.');
  });

  it('says why a new one is refused, without comparing it with anything', async () => {
    const { form } = await openForm({ start: SOUND, send: refuseFor('not_allowed') });
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => isIn(state, 'editing') && state.context.attempt === 1);
    expect(form.getSnapshot().context.errors.form).toBe('It was edited.');
  });

  it('closes when it can’t be edited any more, keeping the draft', async () => {
    const { form } = await openForm({ start: OPENED, send: refuseFor('already_decided'), newest: null });
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => state.hasTag('closed'));
    form.send({ type: 'draft.discarded' });
    expect(form.getSnapshot().context).toMatchObject({ draft: OPENED, errors: { form: 'It was edited.' } });
  });
});
