import { goalTiles } from '#domains/goals/goals.ts';
import type { Council } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { DraftPicturesField } from '#platform/browser/drafts/draft-pictures-field.tsx';
import { OnePageDraftForm } from '#platform/browser/drafts/one-page-draft-form.tsx';
import { useDraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TileChoice } from '#ui/fields/tile-choice.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { type CouncilDraft, FIELD_NAMES } from '../../flows/council-draft.ts';
import { councilForm } from '../../flows/council-form.ts';
import { describeDraft } from './describe-draft.ts';

interface CouncilFormProps {
  userId: string;
  /** Null for a new one. */
  councilId: string | null;
  start: CouncilDraft;
  submitLabel: string;
  submitting: string;
  send: (draft: CouncilDraft) => Promise<Council>;
  onSent: (sent: Council) => void;
  /** Reads the newest version; null once it's someone else's. */
  reread?: () => Promise<CouncilDraft | null>;
}

export function CouncilForm(props: CouncilFormProps) {
  const { userId, councilId, start, submitLabel, submitting, send, onSent, reread } = props;
  const form = useDraftForm({
    rules: councilForm,
    draftKey: `council ${userId} ${councilId ?? 'new'}`,
    start,
    send,
    onSent,
    reread,
  });
  const { draft, change, faultOf } = form;

  return (
    <OnePageDraftForm
      form={form}
      lost={councilId === null ? 'everything' : 'unsent'}
      rules={councilForm}
      kind="council"
      to={`/councils/${councilId}`}
      fieldsOf={describeDraft}
      firstField="councilTitle"
      submitLabel={submitLabel}
      submitting={submitting}
    >
      <FormSection title={say('councils.councilForm.about')} lead={say('councils.councilForm.aboutHint')}>
        <TextField
          name="councilTitle"
          label={FIELD_NAMES['councilTitle']}
          hint={say('councils.councilForm.titleHint')}
          autoComplete="off"
          value={draft.councilTitle}
          onChange={({ target }) => change({ councilTitle: target.value })}
          error={faultOf('councilTitle')}
        />
        <TextArea
          name="description"
          label={FIELD_NAMES['description']}
          hint={say('councils.councilForm.descriptionHint')}
          rows={8}
          value={draft.description}
          onChange={({ target }) => change({ description: target.value })}
          error={faultOf('description')}
        />
        <TextField
          name="location"
          label={FIELD_NAMES['location']}
          optional
          hint={say('councils.councilForm.locationHint')}
          autoComplete="off"
          value={draft.location}
          onChange={({ target }) => change({ location: target.value })}
          error={faultOf('location')}
          className="max-w-md"
        />
      </FormSection>
      <FormSection title={say('councils.councilForm.goals')} lead={say('councils.councilForm.goalsHint')}>
        <TileChoice
          id="sdgs"
          legend={FIELD_NAMES['sdgs'] ?? ''}
          error={faultOf('sdgs')}
          tileId="goal"
          tiles={goalTiles()}
          chosen={draft.sdgs}
          onChange={(sdgs) => change({ sdgs })}
        />
      </FormSection>
      <FormSection title={say('councils.councilForm.cover')} lead={say('councils.councilForm.coverHint')}>
        <DraftPicturesField form={form} max={1} sayFull={(name) => say('councils.councilForm.coverFull', { name })} />
      </FormSection>
    </OnePageDraftForm>
  );
}
