import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type EmittedFrom, type EventFrom, fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { isApiError } from '../calls/api-error.ts';
import { useFlow } from '../flows/use-flow.ts';
import { type FormErrors, sayFault } from '../forms/form-errors.ts';
import { createDraftFiles, type DraftFiles } from '../uploads/draft-files.ts';
import { createPictureUploads, type PictureUploads } from '../uploads/picture-uploads.ts';
import { createPreparations, type Preparations } from '../uploads/preparations.ts';
import { discardUploads, uploadAll } from '../uploads/upload-all.ts';
import { useBackgroundUploads } from '../uploads/use-background-uploads.ts';
import type { DraftFormMachine, DraftFormRules } from './draft-form.ts';
import { type AnyDraft, type DraftFault, isConflict, type OpenedDraft } from './draft-form-parts.ts';
import { readStoredDraft } from './person-drafts.ts';
import { type AutosaveState, useDraftAutosave } from './use-draft-autosave.ts';

type Discarding = Extract<EventFrom<DraftFormMachine>, { type: 'draft.discarded' }>;

interface DraftFormOptions<Draft extends AnyDraft, Sent> {
  rules: DraftFormRules<Draft>;
  /** Includes the person's id, so that the next person in this browser doesn't see it. */
  draftKey: string;
  /** Whether judges may learn when and where its pictures were taken. */
  isForImpact?: boolean;
  /** The newest version known, or an empty form. */
  start: Draft;
  send: (draft: Draft) => Promise<Sent>;
  onSent: (sent: Sent) => void;
  /** Keeps it on this device to be sent later, if there's no answer. Default: it can't be kept. */
  keepForLater?: ((draft: Draft) => Promise<Sent>) | undefined;
  /** Why it was refused when it was sent later. */
  refusal?: FormErrors | undefined;
  /** Reads the newest version; null if it can't be edited any more. Default: what the form started with. */
  reread?: (() => Promise<Draft | null>) | undefined;
  /** The step on the screen, if there are any. */
  step?: string;
  onStep?: (step: string) => void;
}

/** The names of the draft's texts. */
type TextNameOf<Draft> = { [Name in keyof Draft]: Draft[Name] extends string ? Name : never }[keyof Draft] & string;

interface TextProps {
  name: string;
  label: string | undefined;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
  error: string | undefined;
}

/** What the sections of a form take. */
export type DraftFields<Draft> = Pick<DraftForm<Draft>, 'draft' | 'change' | 'field' | 'faultOf'>;

export interface DraftForm<Draft> {
  draft: Draft;
  /** The newest version known, or an empty form. */
  newest: Draft;
  isOpening: boolean;
  isSending: boolean;
  /** The errors of its fields, for the summary. */
  faults: readonly DraftFault[];
  attempt: number;
  /** What went wrong, if it isn't about a field. */
  failure: string | null;
  keeping: AutosaveState;
  /** How often another tab's version replaced what is on the screen. */
  replacements: number;
  keptAt: Date | null;
  field: (name: TextNameOf<Draft>) => TextProps;
  faultOf: (field: string) => string | undefined;
  change: (changes: Partial<Draft>) => void;
  submit: () => void;
  /** Goes on to the next step, if this one has no errors. */
  pass: (step: string) => void;
  /** Null when it's too late. */
  discard: ((start?: Draft) => void) | null;
  /** Set if the thing was changed elsewhere meanwhile. */
  conflict: Conflict<Draft> | null;
  files: DraftFiles;
  uploads: PictureUploads;
  preparations: Preparations;
  /** The current draft, for code that awaits file reads. */
  latestDraft: () => AnyDraft;
}

export interface Conflict<Draft> {
  /** The newest version known; null if it can't be edited any more. */
  newest: Draft | null;
  /** The refusal of a save; null for a restored draft. */
  refusal: string | null;
  /** Bases the draft on the newest version, which it will replace. */
  keepMine: () => void;
}

/** Runs the form's machine while mounted, with its files, uploads and stored draft. */
export function useDraftForm<Draft extends AnyDraft, Sent>(options: DraftFormOptions<Draft, Sent>): DraftForm<Draft> {
  const { rules, draftKey, start, onSent, step, onStep } = options;
  const { schema, labelOf } = rules;
  const [runtime] = useState(() => createDraftRuntime(options));
  const flow = useFlow(
    runtime.machine,
    { start, ...(options.refusal && { refusal: options.refusal }) },
    (emitted: EmittedFrom<DraftFormMachine>) => {
      if (emitted.type === 'draft.sent' && runtime.sent) onSent(runtime.sent.it);
      if (emitted.type === 'step.entered' && emitted.step !== null) onStep?.(emitted.step);
    },
  );
  const state = useSelector(flow, (snapshot) => snapshot);
  const { keeping, replacements } = useDraftAutosave(flow, { draftKey, schema, restart: runtime.restart });
  const { errors, attempt, keptAt } = state.context;
  const { preparations } = runtime;
  const [isAwaitingPictures, setIsAwaitingPictures] = useState(false);
  useEffect(
    () => runtime.uploads.onUploaded((key, changes) => flow.send({ type: 'picture.uploaded', key, changes })),
    [runtime, flow],
  );
  const isOpening = state.hasTag('opening');
  const latestDraft = useCallback(() => flow.getSnapshot().context.draft, [flow]);
  const latest = useCallback(() => latestDraft().pictures, [latestDraft]);
  useBackgroundUploads({ uploads: runtime.uploads, latest, isOpening, ...(step !== undefined && { place: step }) });
  const draft = useMemo(() => z.parse(schema, state.context.draft), [schema, state.context.draft]);
  const newest = useMemo(() => z.parse(schema, state.context.start), [schema, state.context.start]);
  const isClosed = state.hasTag('closed');
  const hasConflict = isClosed || draft.revision !== newest.revision;
  // An outdated draft may also fail to be sent for another reason.
  const refusal = hasConflict && isConflict(state.context.error) ? errors.form : null;

  function discard(event: Discarding) {
    // Pictures that are still being prepared are part of it.
    if (preparations.count() > 0) return void preparations.untilDone().then(() => discard(event));
    // Too late once sending has started.
    if (!flow.getSnapshot().can(event)) return;
    discardUploads(latestDraft().pictures, runtime.uploads);
    flow.send(event);
  }

  /** Pictures that are still being prepared belong to what is sent. */
  function submit() {
    const send = () => flow.send({ type: 'send.requested' });
    if (preparations.count() === 0) return send();
    setIsAwaitingPictures(true);
    void preparations.untilDone().then(() => {
      setIsAwaitingPictures(false);
      send();
    });
  }

  const faultOf = (field: string) => errors.fields.find(({ name }) => name === field)?.errors.join(' ');
  const change = (changes: Partial<Draft>) => flow.send({ type: 'draft.changed', changes });

  return {
    draft,
    newest,
    isOpening,
    isSending: state.hasTag('loading') || isAwaitingPictures,
    faults: useMemo(
      () =>
        errors.fields.map(({ name, errors: messages }) => ({
          field: name,
          message: sayFault({ field: name, label: labelOf(name) ?? name, message: messages.join(' ') }),
        })),
      [errors, labelOf],
    ),
    attempt,
    failure: refusal === null ? errors.form : null,
    keeping,
    keptAt,
    replacements,
    field: (name) => ({
      name,
      label: labelOf(name),
      value: String(draft[name]),
      onChange: ({ target }) => change({ [name]: target.value } as unknown as Partial<Draft>),
      error: faultOf(name),
    }),
    faultOf,
    change,
    submit,
    pass: (passed) => flow.send({ type: 'step.passed', step: passed }),
    discard: state.can({ type: 'draft.discarded' })
      ? (fresh) => discard({ type: 'draft.discarded', ...(fresh && { start: fresh }) })
      : null,
    conflict: hasConflict
      ? {
          newest: isClosed ? null : newest,
          refusal,
          keepMine: () => flow.send({ type: 'draft.kept' }),
        }
      : null,
    files: runtime.files,
    uploads: runtime.uploads,
    preparations,
    latestDraft,
  };
}

function createDraftRuntime<Draft extends AnyDraft, Sent>(options: DraftFormOptions<Draft, Sent>) {
  const { draftKey, send, start, keepForLater } = options;
  const restart = options.reread ?? (async () => start);
  const { machine, schema } = options.rules;
  const files = createDraftFiles(draftKey);
  const uploads = createPictureUploads(files, { isForImpact: options.isForImpact ?? false });
  const preparations = createPreparations();
  const desk: { sent: { it: Sent } | null } = { sent: null };
  const provided = machine.provide({
    actors: {
      openDraft: fromPromise((): Promise<OpenedDraft | null> => readStoredDraft(draftKey, schema)),
      sendDraft: fromPromise(async ({ input }) => {
        try {
          const pictures = await uploadAll(input.pictures, uploads, 'pictures');
          desk.sent = { it: await send(z.parse(schema, { ...input, pictures })) };
        } catch (error) {
          if (!keepForLater || !isApiError(error, 'network')) throw error;
          // A browser without storage can't keep it.
          const kept = keepForLater(z.parse(schema, input)).catch(() => Promise.reject(error));
          desk.sent = { it: await kept };
        }
      }),
      readNewest: fromPromise((): Promise<AnyDraft | null> => restart()),
    },
  });
  return Object.assign(desk, { files, uploads, preparations, restart, machine: provided });
}
