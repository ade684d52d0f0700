/** Logging or editing an impact in steps, with a draft kept until it's submitted. */
import { assign, emit, fromPromise, setup } from 'xstate';
import type { Impact } from '#generated/types.gen.ts';
import { isApiError, isRefusedFor } from '#platform/browser/api-error.ts';
import { type FormErrors, formErrors, NO_FORM_ERRORS } from '#platform/browser/form-errors.ts';
import { unprovided } from '#platform/browser/unprovided.ts';
import type { DraftPicture } from '#platform/browser/uploads/draft-picture.ts';
import type { ImpactDraft } from './impact-draft.ts';
import { type DraftFault, findDraftFaults, type ImpactStep, stepAfter, stepOf } from './impact-steps.ts';

export interface OpenedDraft {
  draft: ImpactDraft;
  revision: number | null;
  /** When it was last touched. */
  at: Date;
}

interface ImpactFormInput {
  start: ImpactDraft;
  /** The revision being edited; null for a new impact. */
  revision: number | null;
}

interface ImpactFormContext extends ImpactFormInput {
  draft: ImpactDraft;
  /** When the restored draft was last changed; null without one. */
  keptAt: Date | null;
  errors: FormErrors;
  attempt: number;
  /** The server's message about a conflicting change. */
  conflict: string | null;
  error: unknown;
}

type ImpactFormEvent =
  | { type: 'draft.changed'; changes: Partial<ImpactDraft> }
  | { type: 'draft.discarded' }
  | { type: 'picture.changed'; key: string; changes: Partial<DraftPicture> }
  | { type: 'step.passed'; step: ImpactStep }
  | { type: 'send.requested' }
  | { type: 'newest.requested' };

type ImpactFormEmitted =
  | { type: 'step.entered'; step: ImpactStep }
  | { type: 'draft.emptied' }
  | { type: 'impact.sent'; impact: Impact };

const SCREEN = '/dashboard/impacts/new';
const UNSENT = 'We couldn’t submit this impact. Check your connection and try again.';

export const impactFormMachine = setup({
  types: {} as {
    context: ImpactFormContext;
    events: ImpactFormEvent;
    input: ImpactFormInput;
    emitted: ImpactFormEmitted;
    tags: 'loading';
    meta: { screen: string };
  },
  actors: {
    openDraft: fromPromise<OpenedDraft | null>(() => unprovided('openDraft')),
    sendImpact: fromPromise<Impact, { draft: ImpactDraft; revision: number | null }>(() => unprovided('sendImpact')),
    readNewest: fromPromise<{ revision: number; isEditable: boolean }>(() => unprovided('readNewest')),
  },
  actions: {
    noteUnkept: assign((_, { error }: { error: unknown }) => ({ error })),
    takeUp: assign((_, opened: OpenedDraft | null) =>
      opened === null ? {} : { draft: opened.draft, revision: opened.revision, keptAt: opened.at },
    ),
    change: assign(({ context }, changes: Partial<ImpactDraft>) => ({
      draft: { ...context.draft, ...changes },
      errors: withoutFields(context.errors, Object.keys(changes)),
    })),
    changePicture: assign(({ context }, { key, changes }: { key: string; changes: Partial<DraftPicture> }) => ({
      draft: {
        ...context.draft,
        pictures: context.draft.pictures.map((one) => (one.key === key ? { ...one, ...changes } : one)),
      },
    })),
    empty: assign(({ context }) => ({ draft: context.start, keptAt: null, errors: NO_FORM_ERRORS })),
    tellEmptied: emit({ type: 'draft.emptied' }),
    showStepFaults: assign(({ context }, step: ImpactStep) => shown(context, stepFaults(context.draft, step))),
    showFaults: assign(({ context }) => shown(context, findDraftFaults(context.draft, new Date()))),
    clearErrors: assign({ errors: NO_FORM_ERRORS, conflict: null, error: null }),
    keepError: assign(({ context }, { error }: { error: unknown }) => ({
      error,
      errors: onTheScreen(formErrors(error, UNSENT)),
      attempt: context.attempt + 1,
    })),
    keepConflict: assign((_, { error }: { error: unknown }) => ({
      error,
      conflict: isApiError(error) ? error.message : null,
    })),
    takeRevision: assign((_, { revision }: { revision: number }) => ({ revision, conflict: null, error: null })),
    goOn: emit((_, step: ImpactStep) => ({ type: 'step.entered' as const, step: stepAfter(step) })),
    goToFault: emit(({ context }) => ({
      type: 'step.entered' as const,
      step: context.errors.fields.map(({ name }) => stepOf(name)).find((step) => step !== null) ?? 'review',
    })),
    tellSent: emit((_, impact: Impact) => ({ type: 'impact.sent' as const, impact })),
  },
  guards: {
    isStepSound: ({ context }, step: ImpactStep) => stepFaults(context.draft, step).length === 0,
    isSound: ({ context }) => findDraftFaults(context.draft, new Date()).length === 0,
    isConflict: (_, { error }: { error: unknown }) => isRefusedFor(error, 'edited_meanwhile', 'already_decided'),
    isEditable: (_, newest: { isEditable: boolean }) => newest.isEditable,
  },
}).createMachine({
  id: 'impactForm',
  description: 'Logging or editing an impact, from the first word to submitting it.',
  meta: { screen: SCREEN },
  context: ({ input }) => ({
    ...input,
    draft: input.start,
    keptAt: null,
    errors: NO_FORM_ERRORS,
    attempt: 0,
    conflict: null,
    error: null,
  }),
  initial: 'opening',
  on: {
    'picture.changed': { actions: { type: 'changePicture', params: ({ event }) => event } },
  },
  states: {
    opening: {
      description: 'Checks whether this browser has an unsent draft.',
      meta: { screen: SCREEN },
      invoke: {
        id: 'openDraft',
        src: 'openDraft',
        onDone: { target: 'editing', actions: { type: 'takeUp', params: ({ event }) => event.output } },
        onError: { target: 'editing', actions: { type: 'noteUnkept', params: ({ event }) => event } },
      },
    },
    editing: {
      description: 'Steps can be filled in in any order; errors are shown beside their fields.',
      meta: { screen: SCREEN },
      on: {
        'draft.changed': { actions: { type: 'change', params: ({ event }) => event.changes } },
        'draft.discarded': { actions: ['empty', 'tellEmptied'] },
        'step.passed': [
          {
            guard: { type: 'isStepSound', params: ({ event }) => event.step },
            actions: ['clearErrors', { type: 'goOn', params: ({ event }) => event.step }],
          },
          { actions: { type: 'showStepFaults', params: ({ event }) => event.step } },
        ],
        'send.requested': [{ guard: 'isSound', target: 'sending' }, { actions: ['showFaults', 'goToFault'] }],
      },
    },
    sending: {
      description: 'Uploads the remaining files, then submits the impact.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      entry: 'clearErrors',
      invoke: {
        id: 'sendImpact',
        src: 'sendImpact',
        input: ({ context: { draft, revision } }) => ({ draft, revision }),
        onDone: { target: 'sent', actions: { type: 'tellSent', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => event },
            target: 'conflicting',
            actions: { type: 'keepConflict', params: ({ event }) => event },
          },
          { target: 'editing', actions: [{ type: 'keepError', params: ({ event }) => event }, 'goToFault'] },
        ],
      },
    },
    conflicting: {
      description: 'The impact was decided or edited elsewhere meanwhile; the draft is still here.',
      meta: { screen: SCREEN },
      on: { 'newest.requested': 'comparing' },
    },
    comparing: {
      description: 'Loads the current version.',
      meta: { screen: SCREEN },
      tags: ['loading'],
      invoke: {
        id: 'readNewest',
        src: 'readNewest',
        onDone: [
          {
            guard: { type: 'isEditable', params: ({ event }) => event.output },
            target: 'editing',
            actions: { type: 'takeRevision', params: ({ event }) => event.output },
          },
          { target: 'closed' },
        ],
        onError: { target: 'conflicting', actions: { type: 'keepConflict', params: ({ event }) => event } },
      },
    },
    closed: {
      description: 'The impact can’t be edited any more.',
      meta: { screen: SCREEN },
    },
    sent: {
      description: 'Submitted and awaiting review; the draft is deleted.',
      meta: { screen: '/impacts/{id}/{slug}' },
    },
  },
});

const stepFaults = (draft: ImpactDraft, step: ImpactStep) =>
  findDraftFaults(draft, new Date()).filter(({ field }) => stepOf(field) === step);

function shown({ attempt }: ImpactFormContext, faults: DraftFault[]) {
  const fields = faults.map(({ field, message }) => ({ name: field, errors: [message] }));
  return { errors: { form: null, fields }, attempt: attempt + 1 };
}

/** Errors on fields that aren't in any step become form errors. */
function onTheScreen({ form, fields }: FormErrors): FormErrors {
  const elsewhere = fields.filter(({ name }) => stepOf(name) === null).flatMap(({ errors }) => errors);
  return {
    form: [form, ...elsewhere].filter(Boolean).join(' ') || null,
    fields: fields.filter(({ name }) => stepOf(name) !== null),
  };
}

function withoutFields({ form, fields }: FormErrors, changed: readonly string[]): FormErrors {
  const isChanged = (name: string) => changed.includes(name === 'media' ? 'pictures' : (name.split('.')[0] ?? ''));
  return { form, fields: fields.filter(({ name }) => !isChanged(name)) };
}
