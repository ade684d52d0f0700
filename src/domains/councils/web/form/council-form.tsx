import { useMemo } from 'react';
import { GOAL_TILES } from '#domains/goals/goals.ts';
import type { Council } from '#generated/types.gen.ts';
import { isBehind, RevisionConflict } from '#platform/browser/drafts/revision-conflict.tsx';
import { useDraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import { useDraftPictures } from '#platform/browser/uploads/use-draft-pictures.ts';
import { DraftFoot } from '#ui/draft-foot.tsx';
import { DraftBack } from '#ui/draft-line.tsx';
import { FilesField } from '#ui/files/files-field.tsx';
import { Form } from '#ui/form.tsx';
import { FormFields } from '#ui/form-fields.tsx';
import { FormSection } from '#ui/form-section.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TileChoice } from '#ui/tile-choice.tsx';
import { type CouncilDraft, FIELD_NAMES, zCouncilDraft } from '../../flows/council-draft.ts';
import { councilFormMachine } from '../../flows/council-form.ts';
import { describeDraft } from './describe-draft.ts';

interface CouncilFormProps {
  userId: string;
  /** Null for a new one. */
  councilId: string | null;
  start: CouncilDraft;
  /** The newest version known; null for a new one. */
  newest: CouncilDraft | null;
  submitLabel: string;
  submitting: string;
  send: (draft: CouncilDraft) => Promise<Council>;
  onSent: (sent: { id: string; councilTitle: string }) => void;
}

export function CouncilForm(props: CouncilFormProps) {
  const { userId, councilId, start, newest, submitLabel, submitting, send, onSent } = props;
  const draftForm = useDraftForm({
    machine: councilFormMachine,
    schema: zCouncilDraft,
    draftKey: `council ${userId} ${councilId ?? 'new'}`,
    start,
    picturesField: 'coverId',
    send: async (draft) => {
      const { id, councilTitle } = await send(draft);
      return { id, title: councilTitle };
    },
    onSent: ({ id, title }) => onSent({ id, councilTitle: title }),
  });
  const form = { ...draftForm, discard: () => draftForm.beginWith(newest ?? start) };
  const { draft, errors, change, faultOf } = form;
  const cover = useDraftPictures({
    pictures: draft.pictures,
    latest: form.latestPictures,
    onChange: (next) => change({ pictures: next }),
    files: form.files,
    uploads: form.uploads,
    most: 1,
    whyFull: 'a council has one cover. Remove the current one first.',
  });
  const faults = useMemo(() => errors.fields.map(({ name, errors: messages }) => sayFault(name, messages)), [errors]);
  const lost = councilId === null ? 'everything you wrote here' : 'your unsent changes';

  if (form.isOpening) return <Skeleton className="mt-8 h-96 w-full max-w-3xl" />;
  return (
    <div className="mt-8 max-w-6xl">
      <DraftBack keptAt={form.keptAt} what={lost} onDiscard={form.isSending ? null : form.discard} />
      <RevisionConflict
        {...{ form, newest }}
        what="council"
        to={`/councils/${councilId}`}
        fieldsOf={describeDraft}
        firstField="councilTitle"
      />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        errors={faults}
        attempt={form.attempt}
        failure={isBehind(draft, newest) ? null : errors.form}
      >
        <FormFields isSending={form.isSending} className="space-y-10">
          <FormSection title="About" lead="This is the first thing admins and visitors read.">
            <TextField
              name="councilTitle"
              label={FIELD_NAMES['councilTitle']}
              hint="A unique title, e.g. “Mangroves of the Saloum”."
              autoComplete="off"
              value={draft.councilTitle}
              onChange={({ target }) => change({ councilTitle: target.value })}
              error={faultOf('councilTitle')}
            />
            <TextArea
              name="description"
              label={FIELD_NAMES['description']}
              hint="What you do together, where and how often you meet, and who you’re looking for."
              rows={8}
              value={draft.description}
              onChange={({ target }) => change({ description: target.value })}
              error={faultOf('description')}
            />
            <TextField
              name="location"
              label={FIELD_NAMES['location']}
              optional
              hint="Town and country. Leave empty if you aren’t tied to a place."
              autoComplete="off"
              value={draft.location}
              onChange={({ target }) => change({ location: target.value })}
              error={faultOf('location')}
              className="max-w-md"
            />
          </FormSection>
          <FormSection title="Goals" lead="It’s listed under each goal you choose.">
            <TileChoice
              id="sdgs"
              legend={FIELD_NAMES['sdgs'] ?? ''}
              error={faultOf('sdgs')}
              tileId="goal"
              tiles={GOAL_TILES}
              chosen={draft.sdgs}
              onChange={(sdgs) => change({ sdgs })}
            />
          </FormSection>
          <FormSection title="Cover" lead="One picture. Without one, we’ll draw a cover in the colours of its goals.">
            <FilesField id="pictures" isOnePicture error={faultOf('pictures')} {...cover} />
          </FormSection>
        </FormFields>
        <DraftFoot {...{ form, submitLabel, submitting }} what={lost} />
      </Form>
    </div>
  );
}

/** An entry of the error summary, with the field's name. */
const sayFault = (name: string, messages: readonly string[]) => ({
  field: name,
  message: `${FIELD_NAMES[name] ?? name}: ${messages.join(' ')}`,
});
