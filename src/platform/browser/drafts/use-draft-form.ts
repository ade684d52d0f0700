import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { type Actor, type EmittedFrom, type EventFrom, fromPromise } from 'xstate';
import * as z from 'zod/mini';
import { readDraft } from '../draft-storage.ts';
import type { FormErrors } from '../form-errors.ts';
import { createDraftFiles, type DraftFiles } from '../uploads/draft-files.ts';
import type { DraftPicture } from '../uploads/draft-picture.ts';
import { createPictureUploads, type PictureUploads } from '../uploads/picture-uploads.ts';
import { dropBrought, uploadAll } from '../uploads/upload-all.ts';
import { useUploadsGoingOn } from '../uploads/use-uploads-going-on.ts';
import { useFlow } from '../use-flow.ts';
import type { AnyDraft, createDraftFormMachine, OpenedDraft, SentDraft } from './draft-form.ts';
import { type DraftSource, type Keeping, useDraftKeeping } from './use-draft-keeping.ts';

type DraftFormMachine = ReturnType<typeof createDraftFormMachine>;
type Discarding = Extract<EventFrom<DraftFormMachine>, { type: 'draft.discarded' }>;

interface DraftFormOptions<Draft extends AnyDraft> {
  machine: DraftFormMachine;
  schema: z.ZodMiniType<Draft>;
  /** Includes the person's id, so that the next person in this browser doesn't see it. */
  draftKey: string;
  start: Draft;
  /** The form's field for pictures. */
  picturesField: string;
  send: (draft: Draft) => Promise<SentDraft>;
  onSent: (sent: SentDraft) => void;
}

export interface DraftForm<Draft> {
  draft: Draft;
  isOpening: boolean;
  isSending: boolean;
  errors: FormErrors;
  attempt: number;
  keeping: Keeping;
  keptAt: Date | null;
  faultOf: (field: string) => string | undefined;
  change: (changes: Partial<Draft>) => void;
  submit: () => void;
  discard: () => void;
  /** Discards the draft and resets the fields to this. */
  beginWith: (start: Draft) => void;
  /** The last failure to send. */
  error: unknown;
  files: DraftFiles;
  uploads: PictureUploads;
  /** The current pictures, for code that awaits file reads. */
  latestPictures: () => readonly DraftPicture[];
}

/** Runs the form's machine while mounted, with its files, uploads and stored draft. */
export function useDraftForm<Draft extends AnyDraft>(options: DraftFormOptions<Draft>): DraftForm<Draft> {
  const { schema, draftKey, start, onSent } = options;
  const [desk] = useState(() => createDesk(options));
  const flow = useFlow(desk.machine, { start }, (emitted: EmittedFrom<DraftFormMachine>) => {
    if (emitted.type === 'draft.sent') onSent(emitted.sent);
  });
  const state = useSelector(flow, (snapshot) => snapshot);
  const keeping = useDraftKeeping(
    useMemo(() => keepable(flow), [flow]),
    draftKey,
  );
  const { draft, errors, attempt, keptAt } = state.context;
  useEffect(
    () => desk.uploads.onUploaded((key, changes) => flow.send({ type: 'picture.uploaded', key, changes })),
    [desk, flow],
  );
  const isOpening = state.matches('opening');
  const latest = useCallback(() => flow.getSnapshot().context.draft.pictures, [flow]);
  useUploadsGoingOn({ uploads: desk.uploads, latest, isOpening });

  function discard(event: Discarding) {
    // Too late once sending has started.
    if (!flow.getSnapshot().can(event)) return;
    dropBrought(draft.pictures, desk.uploads);
    flow.send(event);
  }

  return {
    draft: useMemo(() => z.parse(schema, draft), [schema, draft]),
    isOpening,
    isSending: state.hasTag('loading'),
    errors,
    attempt,
    keeping,
    keptAt,
    faultOf: (field) => errors.fields.find(({ name }) => name === field)?.errors.join(' '),
    change: (changes) => flow.send({ type: 'draft.changed', changes }),
    submit: () => flow.send({ type: 'send.requested' }),
    error: state.context.error,
    discard: () => discard({ type: 'draft.discarded' }),
    beginWith: (fresh) => discard({ type: 'draft.discarded', start: fresh }),
    files: desk.files,
    uploads: desk.uploads,
    latestPictures: latest,
  };
}

function createDesk<Draft extends AnyDraft>(options: DraftFormOptions<Draft>) {
  const { machine, schema, draftKey, picturesField, send } = options;
  const files = createDraftFiles(draftKey);
  const uploads = createPictureUploads(files);
  const provided = machine.provide({
    actors: {
      openDraft: fromPromise(async (): Promise<OpenedDraft | null> => {
        const kept = await readDraft(draftKey);
        const parsed = z.safeParse(schema, kept?.value);
        // Drafts of an older form don't parse and are ignored.
        return kept && parsed.success ? { draft: parsed.data, at: kept.at } : null;
      }),
      sendDraft: fromPromise(async ({ input }) => {
        const pictures = await uploadAll(input.pictures, uploads, picturesField);
        return send(z.parse(schema, { ...input, pictures }));
      }),
    },
  });
  return { files, uploads, machine: provided };
}

function keepable(flow: Actor<DraftFormMachine>): DraftSource {
  return {
    look() {
      const state = flow.getSnapshot();
      const { draft, start, keptAt } = state.context;
      return { isOpening: state.matches('opening'), isSent: state.matches('sent'), draft, start, keptAt, kept: draft };
    },
    subscribe: (listener) => flow.subscribe(listener),
    onOver(listener) {
      const emptied = flow.on('draft.emptied', listener);
      const sent = flow.on('draft.sent', listener);
      return {
        unsubscribe() {
          emptied.unsubscribe();
          sent.unsubscribe();
        },
      };
    },
  };
}
