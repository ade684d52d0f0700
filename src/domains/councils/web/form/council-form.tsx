import { useMemo } from 'react';
import type { Council } from '../../../../../generated/types.gen.ts';
import { useDraftForm } from '../../../../platform/browser/drafts/use-draft-form.ts';
import { useDraftPictures } from '../../../../platform/browser/uploads/use-draft-pictures.ts';
import { DraftFoot } from '../../../../ui/draft-foot.tsx';
import { DraftBack } from '../../../../ui/draft-line.tsx';
import { FilesField } from '../../../../ui/files/files-field.tsx';
import { Form } from '../../../../ui/form.tsx';
import { FormFields } from '../../../../ui/form-fields.tsx';
import { FormSection } from '../../../../ui/form-section.tsx';
import { Skeleton } from '../../../../ui/skeleton.tsx';
import { TextArea } from '../../../../ui/text-area.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { TileChoice } from '../../../../ui/tile-choice.tsx';
import { GOAL_TILES } from '../../../goals/goals.ts';
import { type CouncilDraft, FIELD_NAMES, zCouncilDraft } from '../../flows/council-draft.ts';
import { councilFormMachine } from '../../flows/council-form.ts';

interface CouncilFormProps {
  userId: string;
  /** Null for one that was not sent yet. */
  councilId: string | null;
  start: CouncilDraft;
  submitLabel: string;
  submitting: string;
  send: (draft: CouncilDraft) => Promise<Council>;
  onSent: (sent: { id: string; councilTitle: string }) => void;
}

export function CouncilForm(props: CouncilFormProps) {
  const { userId, councilId, start, submitLabel, submitting, send, onSent } = props;
  const form = useDraftForm({
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
  const { draft, errors, change, faultOf } = form;
  const cover = useDraftPictures({
    pictures: draft.pictures,
    latest: form.latestPictures,
    onChange: (next) => change({ pictures: next }),
    files: form.files,
    uploads: form.uploads,
    most: 1,
    whyFull: 'a council has one cover. Remove the other one first.',
  });
  const faults = useMemo(() => errors.fields.map(({ name, errors: messages }) => sayFault(name, messages)), [errors]);
  const lost = councilId === null ? 'all that you wrote here' : 'what you changed since it was last sent';

  if (form.isOpening) return <Skeleton className="mt-8 h-96 w-full max-w-3xl" />;
  return (
    <div className="mt-8 max-w-6xl">
      <DraftBack keptAt={form.keptAt} what={lost} onDiscard={form.isSending ? null : form.discard} />
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
        errors={faults}
        attempt={form.attempt}
        failure={errors.form}
      >
        <FormFields isSending={form.isSending} className="space-y-10">
          <FormSection title="What it is" lead="Who finds it reads this, and an Admin before them.">
            <TextField
              name="councilTitle"
              label={FIELD_NAMES['councilTitle']}
              hint="No other council may have it, like “Mangroves of the Saloum”."
              autoComplete="off"
              value={draft.councilTitle}
              onChange={({ target }) => change({ councilTitle: target.value })}
              error={faultOf('councilTitle')}
            />
            <TextArea
              name="description"
              label={FIELD_NAMES['description']}
              hint="What you do together, where and how often you meet, and whom you would like to have with you."
              rows={8}
              value={draft.description}
              onChange={({ target }) => change({ description: target.value })}
              error={faultOf('description')}
            />
            <TextField
              name="location"
              label={FIELD_NAMES['location']}
              optional
              hint="Town and country. Leave it out if you are not bound to a place."
              autoComplete="off"
              value={draft.location}
              onChange={({ target }) => change({ location: target.value })}
              error={faultOf('location')}
              className="max-w-md"
            />
          </FormSection>
          <FormSection title="Goals" lead="Those that it serves. It is found under each of them.">
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
          <FormSection title="Cover" lead="One picture. Without one it gets contours in its goals’ colours.">
            <FilesField id="pictures" isOnePicture error={faultOf('pictures')} {...cover} />
          </FormSection>
        </FormFields>
        <DraftFoot {...{ form, submitLabel, submitting }} what={lost} />
      </Form>
    </div>
  );
}

/** A place to go from the summary; what stands nowhere on the screen is named all the same. */
const sayFault = (name: string, messages: readonly string[]) => ({
  field: name,
  message: `${FIELD_NAMES[name] ?? name}: ${messages.join(' ')}`,
});
