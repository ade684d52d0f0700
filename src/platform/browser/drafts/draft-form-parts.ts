/** The parts of the machine of a form with a draft: its types, actions and guards. */
import { assign, emit, fromPromise, setup } from 'xstate';
import * as z from 'zod/mini';
import { isRefusedFor } from '../calls/api-error.ts';
import { notProvided } from '../calls/not-provided.ts';
import { sayFailed } from '../calls/say-failure.ts';
import { type FormErrors, formErrors, NO_FORM_ERRORS } from '../forms/form-errors.ts';
import type { DraftPicture } from '../uploads/draft-picture.ts';

/** What the machine knows about drafts; forms parse them with their own schema. */
export interface AnyDraft {
  pictures: DraftPicture[];
  /** Whether the files of its pictures say where they were taken; missing in forms that don't ask. */
  keepsPosition?: boolean;
  /** The revision it's based on; null for a new one. */
  revision?: number | null;
}

export interface OpenedDraft {
  draft: AnyDraft;
  /** When it was last edited. */
  at: Date;
}

export interface DraftFault {
  /** The field that the error summary links to. */
  field: string;
  message: string;
}

interface Steps {
  /** Null for a field that isn't in any step. */
  of: (field: string) => string | null;
  after: (step: string) => string;
  /** The step that sends the form, and shows the errors that aren't about a field. */
  last: string;
}

export interface DraftFormOptions<Draft extends AnyDraft> {
  id: string;
  description: string;
  screen: string;
  schema: z.ZodMiniType<Draft>;
  /** Message if there was no answer. */
  unsent: string;
  findFaults: (draft: Draft) => DraftFault[];
  /** A field's name for people; undefined if it isn't on the form. */
  labelOf: (field: string) => string | undefined;
  /** Maps the API's field names to the form's. */
  fieldNames?: Readonly<Record<string, string>>;
  /** Whether a new one may be kept on this device to be sent later. Default: false. */
  canWait?: boolean;
  /** Default: true. */
  hasPictures?: boolean;
  /** Whether the thing may become uneditable meanwhile. Default: true. */
  canClose?: boolean;
  steps?: Steps;
}

interface DraftFormInput {
  /** The starting values: the newest version known, or an empty form. */
  start: AnyDraft;
  /** Why it was refused when it was sent later. */
  refusal?: FormErrors;
}

interface DraftFormContext extends Pick<DraftFormInput, 'start'> {
  draft: AnyDraft;
  /** When the restored draft was last edited; null if none was restored. */
  keptAt: Date | null;
  errors: FormErrors;
  attempt: number;
  error: unknown;
}

type DraftFormEvent =
  | { type: 'draft.changed'; changes: object }
  /** `start` sets new starting values. */
  | { type: 'draft.discarded'; start?: AnyDraft }
  /** The person keeps the draft, which will replace the newest version. */
  | { type: 'draft.kept' }
  | { type: 'picture.uploaded'; key: string; changes: Partial<DraftPicture> }
  | { type: 'step.passed'; step: string }
  | { type: 'send.requested' };

type DraftFormEmitted =
  | { type: 'draft.emptied' }
  | { type: 'draft.sent' }
  /** Null in a form without steps. */
  | { type: 'step.entered'; step: string | null };

/** Whether saving was refused because the thing, or who may edit it, has changed meanwhile. */
export const isConflict = (error: unknown): boolean =>
  isRefusedFor(error, 'edited_meanwhile', 'already_decided', 'closed', 'deleted', 'not_allowed');

export function setupDraftMachine<Draft extends AnyDraft>(options: DraftFormOptions<Draft>) {
  const { schema, unsent, findFaults, labelOf, fieldNames = {}, steps } = options;
  const faultsOf = ({ draft }: DraftFormContext, step?: string) =>
    findFaults(z.parse(schema, draft)).filter(({ field }) => step === undefined || steps?.of(field) === step);
  return setup({
    types: {} as {
      context: DraftFormContext;
      events: DraftFormEvent;
      input: DraftFormInput;
      emitted: DraftFormEmitted;
      tags: 'opening' | 'loading' | 'closed' | 'sent';
      meta: { screen: string };
    },
    actors: {
      openDraft: fromPromise<OpenedDraft | null>(() => notProvided('openDraft')),
      sendDraft: fromPromise<void, AnyDraft>(() => notProvided('sendDraft')),
      readNewest: fromPromise<AnyDraft | null>(() => notProvided('readNewest')),
    },
    actions: {
      noteUnkept: assign((_, { error }: { error: unknown }) => ({ error })),
      takeUp: assign((_, opened: OpenedDraft | null) =>
        opened === null ? {} : { draft: opened.draft, keptAt: opened.at },
      ),
      takeNewest: assign(({ context }, newest: AnyDraft | null) => ({ start: newest ?? context.start })),
      takeRevision: assign(({ context: { draft, start } }) => ({
        draft: { ...draft, revision: start.revision ?? null },
        errors: NO_FORM_ERRORS,
        error: null,
      })),
      change: assign(({ context }, changes: object) => ({
        draft: { ...context.draft, ...changes },
        errors: withoutErrorsOf(context.errors, Object.keys(changes)),
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
      showFaults: assign(({ context }, { step }: { step?: string }) => ({
        errors: {
          form: null,
          fields: faultsOf(context, step).map(({ field, message }) => ({ name: field, errors: [message] })),
        },
        attempt: context.attempt + 1,
      })),
      clearErrors: assign({ errors: NO_FORM_ERRORS, error: null }),
      keepError: assign(({ context }, { error }: { error: unknown }) => ({
        error,
        errors: toFormFields(formErrors(error, sayFailed(unsent, error)), labelOf, fieldNames),
        attempt: context.attempt + 1,
      })),
      goOn: emit((_, step: string) => ({ type: 'step.entered', step: steps?.after(step) ?? null })),
      goToFault: emit(({ context }) => ({
        type: 'step.entered',
        step: context.errors.fields.map(({ name }) => steps?.of(name)).find(Boolean) ?? steps?.last ?? null,
      })),
      tellSent: emit({ type: 'draft.sent' }),
    },
    guards: {
      isSound: ({ context }) => faultsOf(context).length === 0,
      isStepSound: ({ context }, step: string) => faultsOf(context, step).length === 0,
      // Something new has no newest version to compare with.
      isConflict: ({ context }, { error }: { error: unknown }) =>
        (context.start.revision ?? null) !== null && isConflict(error),
      isEditable: (_, newest: AnyDraft | null) => newest !== null,
      isBehind: ({ context }) => context.draft.revision !== context.start.revision,
    },
  });
}

/** Uses the form's field names. Errors of fields that aren't on the form become errors of the form as a whole. */
export function toFormFields(
  { form, fields }: FormErrors,
  labelOf: (field: string) => string | undefined,
  names: Readonly<Record<string, string>>,
): FormErrors {
  const renamed = fields.map(({ name, errors }) => ({ name: names[name] ?? name, errors }));
  const elsewhere = renamed.filter(({ name }) => !labelOf(name)).flatMap(({ errors }) => errors);
  return {
    form: [form, ...elsewhere].filter(Boolean).join(' ') || null,
    fields: renamed.filter(({ name }) => labelOf(name)),
  };
}

function withoutErrorsOf({ form, fields }: FormErrors, changed: readonly string[]): FormErrors {
  // Errors may concern part of a field, such as one of several questions.
  const isChanged = (name: string) => changed.some((field) => name === field || name.startsWith(`${field}.`));
  return { form, fields: fields.filter(({ name }) => !isChanged(name)) };
}
