import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { EMPTY_DRAFT, type ImpactDraft } from '#domains/impacts/flows/impact-draft.ts';
import { impactFormMachine, type OpenedDraft } from '#domains/impacts/flows/impact-form.ts';
import type { FailureCode, Impact } from '#generated/types.gen.ts';
import { ApiError } from '#platform/browser/api-error.ts';
import { soundDraft } from './draft-fixtures.ts';

const SENT = { id: 'sent' } as Impact;
const refusal = (code: FailureCode, message: string) =>
  new ApiError({ kind: 'refused', operation: 'PUT /impact/{id}', status: 409, code, message });
const invalid = (name: string) =>
  new ApiError({ kind: 'invalid', operation: 'POST /impact', message: '', fields: [{ name, errors: ['No.'] }] });

interface Stage {
  kept?: OpenedDraft | Error | null;
  start?: ImpactDraft;
  send?: () => Promise<Impact>;
  newest?: { revision: number; isEditable: boolean };
}

async function openForm({ kept = null, start = EMPTY_DRAFT, send, newest }: Stage = {}) {
  const sendImpact = vi.fn<(sent: { draft: ImpactDraft; revision: number | null }) => Promise<Impact>>(
    send ?? (async () => SENT),
  );
  const machine = impactFormMachine.provide({
    actors: {
      openDraft: fromPromise(async () => {
        if (kept instanceof Error) throw kept;
        return kept;
      }),
      sendImpact: fromPromise(({ input }) => sendImpact(input)),
      readNewest: fromPromise(async () => {
        if (!newest) throw new Error('no line');
        return newest;
      }),
    },
  });
  const form = createActor(machine, { input: { start, revision: null } });
  const emitted: unknown[] = [];
  form.on('*', (event) => emitted.push(event));
  form.start();
  await waitFor(form, (state) => state.matches('editing'));
  return { form, emitted, sendImpact };
}

describe('the impact form', () => {
  it('restores a saved draft', async () => {
    const at = new Date('2026-05-01');
    const { form } = await openForm({ kept: { draft: soundDraft, revision: 3, at } });
    expect(form.getSnapshot().context).toMatchObject({ draft: soundDraft, revision: 3, keptAt: at });
  });

  it('opens empty if the browser can’t store drafts', async () => {
    const { form } = await openForm({ kept: new Error('closed') });
    expect(form.getSnapshot().context).toMatchObject({ draft: EMPTY_DRAFT, keptAt: null });
  });

  it('stays on a step until it is valid', async () => {
    const { form, emitted } = await openForm({ start: { ...soundDraft, title: '' } });
    form.send({ type: 'step.passed', step: 'what' });
    expect(form.getSnapshot().context.errors.fields.map(({ name }) => name)).toEqual(['title']);
    expect(emitted).toEqual([]);
    form.send({ type: 'draft.changed', changes: { title: 'Mangroves' } });
    expect(form.getSnapshot().context.errors.fields).toEqual([]);
    form.send({ type: 'step.passed', step: 'what' });
    expect(emitted).toEqual([{ type: 'step.entered', step: 'when' }]);
  });

  it('goes to the first invalid step instead of submitting', async () => {
    const { form, emitted, sendImpact } = await openForm({ start: { ...soundDraft, sdgs: [] } });
    form.send({ type: 'send.requested' });
    expect(emitted).toEqual([{ type: 'step.entered', step: 'goals' }]);
    expect(sendImpact).not.toHaveBeenCalled();
  });

  it('submits once and emits the impact', async () => {
    const { form, emitted, sendImpact } = await openForm({ start: soundDraft });
    form.send({ type: 'send.requested' });
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => state.matches('sent'));
    expect(sendImpact).toHaveBeenCalledOnce();
    expect(emitted).toEqual([{ type: 'impact.sent', impact: SENT }]);
  });

  it('keeps the draft on a network error', async () => {
    const { form, emitted } = await openForm({
      start: soundDraft,
      send: async () => Promise.reject(new Error('line')),
    });
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => state.matches('editing') && state.context.attempt === 1);
    const { draft, errors } = form.getSnapshot().context;
    expect(draft).toBe(soundDraft);
    expect(errors.form).toMatch(/^We couldn’t submit this impact/);
    expect(emitted).toEqual([{ type: 'step.entered', step: 'review' }]);
  });

  it('goes to the field that the server refuses', async () => {
    const { form, emitted } = await openForm({ start: soundDraft, send: async () => Promise.reject(invalid('media')) });
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => state.matches('editing') && state.context.attempt === 1);
    expect(emitted).toEqual([{ type: 'step.entered', step: 'pictures' }]);
    form.send({ type: 'draft.changed', changes: { pictures: [] } });
    expect(form.getSnapshot().context.errors.fields).toEqual([]);
  });

  it('shows errors on unknown fields for the whole form', async () => {
    const { form } = await openForm({ start: soundDraft, send: async () => Promise.reject(invalid('revision')) });
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => state.context.attempt === 1);
    expect(form.getSnapshot().context.errors).toEqual({ form: 'No.', fields: [] });
  });

  it('can overwrite a newer revision', async () => {
    let tries = 0;
    const send = async () => {
      tries += 1;
      if (tries === 1) throw refusal('edited_meanwhile', 'This impact was edited meanwhile.');
      return SENT;
    };
    const { form, sendImpact } = await openForm({ start: soundDraft, send, newest: { revision: 4, isEditable: true } });
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => state.matches('conflicting'));
    expect(form.getSnapshot().context.conflict).toBe('This impact was edited meanwhile.');
    form.send({ type: 'newest.requested' });
    await waitFor(form, (state) => state.matches('editing'));
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => state.matches('sent'));
    expect(sendImpact.mock.lastCall?.[0]).toEqual({ draft: soundDraft, revision: 4 });
  });

  it('closes when the impact is no longer editable, keeping the draft', async () => {
    const send = async () => Promise.reject(refusal('already_decided', 'This impact is verified.'));
    const { form } = await openForm({ start: soundDraft, send, newest: { revision: 2, isEditable: false } });
    form.send({ type: 'send.requested' });
    await waitFor(form, (state) => state.matches('conflicting'));
    form.send({ type: 'newest.requested' });
    await waitFor(form, (state) => state.matches('closed'));
    expect(form.getSnapshot().context).toMatchObject({ draft: soundDraft, conflict: 'This impact is verified.' });
  });

  it('discards a draft on request', async () => {
    const { form, emitted } = await openForm({ kept: { draft: soundDraft, revision: null, at: new Date() } });
    form.send({ type: 'draft.discarded' });
    expect(form.getSnapshot().context).toMatchObject({ draft: EMPTY_DRAFT, keptAt: null });
    expect(emitted).toEqual([{ type: 'draft.emptied' }]);
  });

  it('takes in an upload while submitting', async () => {
    const picture = {
      key: 'a',
      kind: 'picture',
      name: 'a.jpg',
      alt: '',
      mediaId: null,
      sentAlt: '',
      url: null,
    } as const;
    const never = () => new Promise<Impact>(() => undefined);
    const { form } = await openForm({ start: { ...soundDraft, pictures: [picture] }, send: never });
    form.send({ type: 'send.requested' });
    form.send({ type: 'picture.changed', key: 'a', changes: { mediaId: 'there' } });
    expect(form.getSnapshot().context.draft.pictures[0]?.mediaId).toBe('there');
    form.stop();
  });
});
