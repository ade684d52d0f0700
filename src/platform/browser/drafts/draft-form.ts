/**
 * A single-page form with pictures whose draft is stored in the browser until it's sent. Domains provide the fields,
 * validation and sending.
 */
import { assign, emit, fromPromise, setup } from 'xstate';
import { type FormErrors, formErrors, NO_FORM_ERRORS } from '../form-errors.ts';
import { unprovided } from '../unprovided.ts';
import type { DraftPicture } from '../uploads/draft-picture.ts';

/** The machine only knows that drafts have pictures; forms parse them with their own schema. */
export interface AnyDraft {
  pictures: DraftPicture[];
}

export interface OpenedDraft {
  draft: AnyDraft;
  /** When it was last edited. */
  at: Date;
}

/** The saved thing on the server. */
export interface SentDraft {
  id: string;
  title: string;
}

export interface DraftFault {
  /** The field that the error summary links to. */
  field: string;
  message: string;
}

interface DraftFormOptions {
  id: string;
  description: string;
  screen: string;
  /** Message if there was no answer. */
  unsent: string;
  findFaults: (draft: AnyDraft) => DraftFault[];
  /** Maps the API's field names to the form's. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Left out, it has. */
  hasPictures?: boolean;
}

interface DraftFormInput {
  /** The starting values. */
  start: AnyDraft;
}

interface DraftFormContext extends DraftFormInput {
  draft: AnyDraft;
  /** When the restored draft was last edited; null if none was. */
  keptAt: Date | null;
  errors: FormErrors;
  attempt: number;
  error: unknown;
}

type DraftFormEvent =
  | { type: 'draft.changed'; changes: object }
  /** `start` sets new starting values. */
  | { type: 'draft.discarded'; start?: AnyDraft }
  | { type: 'picture.uploaded'; key: string; changes: Partial<DraftPicture> }
  | { type: 'send.requested' };

type DraftFormEmitted = { type: 'draft.emptied' } | { type: 'draft.sent'; sent: SentDraft };

export function createDraftFormMachine(options: DraftFormOptions) {
  const { id, description, screen, unsent, findFaults, fieldNames = {}, hasPictures = true } = options;
  const meta = { screen };
  return setup({
    types: {} as {
      context: DraftFormContext;
      events: DraftFormEvent;
      input: DraftFormInput;
      emitted: DraftFormEmitted;
      tags: 'loading';
      meta: { screen: string };
    },
    actors: {
      openDraft: fromPromise<OpenedDraft | null>(() => unprovided('openDraft')),
      sendDraft: fromPromise<SentDraft, AnyDraft>(() => unprovided('sendDraft')),
    },
    actions: {
      noteUnkept: assign((_, { error }: { error: unknown }) => ({ error })),
      takeUp: assign((_, opened: OpenedDraft | null) =>
        opened === null ? {} : { draft: opened.draft, keptAt: opened.at },
      ),
      change: assign(({ context }, changes: object) => ({
        draft: { ...context.draft, ...changes },
        errors: withoutFields(context.errors, Object.keys(changes)),
      })),
      changePicture: assign(({ context }, { key, changes }: { key: string; changes: Partial<DraftPicture> }) => ({
        draft: {
          ...context.draft,
          pictures: context.draft.pictures.map((one) => (one.key === key ? { ...one, ...changes } : one)),
        },
      })),
      empty: assign(({ context }, { start = context.start }: { start?: AnyDraft }) => ({
        start,
        draft: start,
        keptAt: null,
        errors: NO_FORM_ERRORS,
        error: null,
      })),
      tellEmptied: emit({ type: 'draft.emptied' }),
      showFaults: assign(({ context }) => ({
        errors: {
          form: null,
          fields: findFaults(context.draft).map(({ field, message }) => ({ name: field, errors: [message] })),
        },
        attempt: context.attempt + 1,
      })),
      clearErrors: assign({ errors: NO_FORM_ERRORS, error: null }),
      keepError: assign(({ context }, { error }: { error: unknown }) => ({
        error,
        errors: renamed(formErrors(error, unsent), fieldNames),
        attempt: context.attempt + 1,
      })),
      tellSent: emit((_, sent: SentDraft) => ({ type: 'draft.sent' as const, sent })),
    },
    guards: {
      isSound: ({ context }) => findFaults(context.draft).length === 0,
    },
  }).createMachine({
    id,
    description,
    meta,
    context: ({ input }) => ({
      start: input.start,
      draft: input.start,
      keptAt: null,
      errors: NO_FORM_ERRORS,
      attempt: 0,
      error: null,
    }),
    initial: 'opening',
    on: hasPictures ? { 'picture.uploaded': { actions: { type: 'changePicture', params: ({ event }) => event } } } : {},
    states: {
      opening: {
        description: 'Looks for an unsent draft in this browser.',
        meta,
        invoke: {
          id: 'openDraft',
          src: 'openDraft',
          onDone: { target: 'editing', actions: { type: 'takeUp', params: ({ event }) => event.output } },
          onError: { target: 'editing', actions: { type: 'noteUnkept', params: ({ event }) => event } },
        },
      },
      editing: {
        description: 'Editing. Errors appear beside their fields.',
        meta,
        on: {
          'draft.changed': { actions: { type: 'change', params: ({ event }) => event.changes } },
          'draft.discarded': {
            actions: [{ type: 'empty', params: ({ event }) => event }, 'tellEmptied'],
          },
          'send.requested': [{ guard: 'isSound', target: 'sending' }, { actions: 'showFaults' }],
        },
      },
      sending: {
        description: 'Uploads the remaining files, then sends everything.',
        meta,
        tags: ['loading'],
        entry: 'clearErrors',
        invoke: {
          id: 'sendDraft',
          src: 'sendDraft',
          input: ({ context }) => context.draft,
          onDone: { target: 'sent', actions: { type: 'tellSent', params: ({ event }) => event.output } },
          onError: { target: 'editing', actions: { type: 'keepError', params: ({ event }) => event } },
        },
      },
      sent: {
        description: 'Saved on the server; the draft is removed.',
        meta,
      },
    },
  });
}

function renamed({ form, fields }: FormErrors, names: Readonly<Record<string, string>>): FormErrors {
  return { form, fields: fields.map(({ name, errors }) => ({ name: names[name] ?? name, errors })) };
}

function withoutFields({ form, fields }: FormErrors, changed: readonly string[]): FormErrors {
  // Errors may concern part of a field, such as one of several questions.
  const isChanged = (name: string) => changed.some((field) => name === field || name.startsWith(`${field}.`));
  return { form, fields: fields.filter(({ name }) => !isChanged(name)) };
}
