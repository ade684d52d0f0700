/**
 * A form with pictures whose draft is stored in the browser until it's sent, and whose thing may be edited elsewhere
 * meanwhile. It can have steps. Domains provide the fields, validation and sending.
 */
import type * as z from 'zod/mini';
import { NO_FORM_ERRORS } from '../forms/form-errors.ts';
import { type AnyDraft, type DraftFormOptions, setupDraftMachine, toFormFields } from './draft-form-parts.ts';

export function createDraftForm<Draft extends AnyDraft>(options: DraftFormOptions<Draft>): DraftFormRules<Draft> {
  const { schema, labelOf } = options;
  return { schema, labelOf, machine: createMachine(options) };
}

function createMachine<Draft extends AnyDraft>(options: DraftFormOptions<Draft>) {
  const { id, description, screen, hasPictures = true, canClose = true, canWait = false, steps } = options;
  const { labelOf, fieldNames = {} } = options;
  const meta = { screen };
  const form = setupDraftMachine(options);
  const versions = {
    upToDate: form.createStateConfig({
      description: 'The draft is based on the newest known version.',
      meta,
      always: { guard: 'isBehind', target: 'outdated' },
    }),
    outdated: form.createStateConfig({
      description: 'It was edited elsewhere. The person compares the versions and chooses one.',
      meta,
      on: {
        'draft.kept': { target: 'upToDate', actions: 'takeRevision' },
        'draft.discarded': {
          target: 'upToDate',
          actions: [{ type: 'empty', params: ({ event }) => event }, 'tellEmptied'],
        },
      },
    }),
  };
  const toNewest = {
    target: 'editing',
    actions: { type: 'takeNewest', params: ({ event }: { event: { output: AnyDraft | null } }) => event.output },
  } as const;
  const conflict = {
    comparing: form.createStateConfig({
      description: 'It changed since the draft was started: reads the newest version.',
      meta,
      tags: ['loading'],
      invoke: {
        id: 'readNewest',
        src: 'readNewest',
        onDone: canClose
          ? [{ guard: { type: 'isEditable', params: ({ event }) => event.output }, ...toNewest }, { target: 'closed' }]
          : toNewest,
        onError: { target: 'editing', actions: { type: 'keepError', params: ({ event }) => event } },
      },
    }),
    ...(canClose && {
      closed: form.createStateConfig({
        description: 'It can’t be edited any more; the draft is still here.',
        meta,
        tags: ['closed'],
      }),
    }),
  };
  const passing = form.createStateConfig({
    on: {
      'step.passed': [
        {
          guard: { type: 'isStepSound', params: ({ event }) => event.step },
          actions: ['clearErrors', { type: 'goOn', params: ({ event }) => event.step }],
        },
        { actions: { type: 'showFaults', params: ({ event }) => event } },
      ],
    },
  });
  return form.createMachine({
    id,
    description,
    meta,
    context: ({ input }) => ({
      start: input.start,
      draft: input.start,
      keptAt: null,
      errors: input.refusal ? toFormFields(input.refusal, labelOf, fieldNames) : NO_FORM_ERRORS,
      attempt: input.refusal ? 1 : 0,
      error: null,
    }),
    initial: 'opening',
    on: hasPictures ? { 'picture.uploaded': { actions: { type: 'changePicture', params: ({ event }) => event } } } : {},
    states: {
      opening: {
        description: 'Looks for an unsent draft in this browser.',
        meta,
        tags: ['opening'],
        invoke: {
          id: 'openDraft',
          src: 'openDraft',
          onDone: { target: 'editing', actions: { type: 'takeUp', params: ({ event }) => event.output } },
          onError: { target: 'editing', actions: { type: 'noteUnkept', params: ({ event }) => event } },
        },
      },
      editing: {
        description: steps
          ? 'Steps can be filled in in any order. Errors appear beside their fields.'
          : 'Errors appear beside their fields.',
        meta,
        initial: 'upToDate',
        states: versions,
        on: {
          'draft.changed': { actions: { type: 'change', params: ({ event }) => event.changes } },
          'draft.discarded': { actions: [{ type: 'empty', params: ({ event }) => event }, 'tellEmptied'] },
          ...(steps && passing.on),
          'send.requested': [
            { guard: 'isSound', target: 'sending' },
            { actions: [{ type: 'showFaults', params: {} }, 'goToFault'] },
          ],
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
          onDone: { target: 'sent', actions: 'tellSent' },
          onError: [
            {
              guard: { type: 'isConflict', params: ({ event }) => event },
              target: 'comparing',
              actions: { type: 'keepError', params: ({ event }) => event },
            },
            { target: 'editing', actions: [{ type: 'keepError', params: ({ event }) => event }, 'goToFault'] },
          ],
        },
      },
      ...conflict,
      sent: {
        description: canWait
          ? 'Saved on the server, or on this device to be sent later; the draft is removed.'
          : 'Saved on the server; the draft is removed.',
        meta,
        tags: ['sent'],
      },
    },
  });
}

export type DraftFormMachine = ReturnType<typeof createMachine>;

export interface DraftFormRules<Draft extends AnyDraft> {
  machine: DraftFormMachine;
  schema: z.ZodMiniType<Draft>;
  labelOf: (field: string) => string | undefined;
}
