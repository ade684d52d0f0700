import { goalTiles } from '#domains/goals/goals.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { DraftPicturesField } from '#platform/browser/drafts/draft-pictures-field.tsx';
import { OnePageDraftForm } from '#platform/browser/drafts/one-page-draft-form.tsx';
import { useDraftForm } from '#platform/browser/drafts/use-draft-form.ts';
import { TileChoice } from '#ui/fields/tile-choice.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { FIELD_NAMES, MAX_PICTURES, type OpportunityDraft } from '../../flows/opportunity-draft.ts';
import { opportunityForm } from '../../flows/opportunity-form.ts';
import { DecisionMessageFields } from './decision-message-fields.tsx';
import { useDescribeDraft } from './describe-draft.ts';
import { OfferFields } from './offer-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { RulesFields } from './rules-fields.tsx';

export interface OpportunityFormProps {
  userId: string;
  /** Null for a new one. */
  opportunityId: string | null;
  start: OpportunityDraft;
  /** Places already taken. */
  taken: number;
  submitLabel: string;
  submitting: string;
  send: (draft: OpportunityDraft) => Promise<Opportunity>;
  onSent: () => void;
  /** Reads the newest version; null once it's closed. */
  reread?: () => Promise<OpportunityDraft | null>;
}

export function OpportunityForm(props: OpportunityFormProps) {
  const { userId, opportunityId, start, taken, submitLabel, submitting, send, onSent, reread } = props;
  const form = useDraftForm({
    rules: opportunityForm,
    draftKey: `opportunity ${userId} ${opportunityId ?? 'new'}`,
    start,
    send,
    onSent,
    reread,
  });
  const { draft, change, faultOf } = form;
  const describeDraft = useDescribeDraft();
  const fields = { draft, change, faultOf };

  return (
    <OnePageDraftForm
      form={form}
      lost={opportunityId === null ? 'everything' : 'unsent'}
      rules={opportunityForm}
      kind="opportunity"
      to={`/scholarships/${opportunityId}`}
      fieldsOf={describeDraft}
      firstField="title"
      submitLabel={submitLabel}
      submitting={submitting}
    >
      <FormSection
        title={say('opportunities.opportunityForm.about')}
        lead={say('opportunities.opportunityForm.aboutHint')}
      >
        <OfferFields {...fields} />
      </FormSection>
      <FormSection
        title={say('opportunities.opportunityForm.goals')}
        lead={say('opportunities.opportunityForm.goalsHint')}
      >
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
      <FormSection
        title={say('opportunities.opportunityForm.where')}
        lead={say('opportunities.opportunityForm.placeHint')}
      >
        <PlaceFields {...fields} />
      </FormSection>
      <FormSection
        title={say('opportunities.opportunityForm.deadline')}
        lead={say('opportunities.opportunityForm.deadlineHint')}
      >
        <RulesFields {...fields} taken={taken} />
      </FormSection>
      <FormSection
        title={say('opportunities.opportunityForm.questions')}
        lead={say('opportunities.opportunityForm.questionsHint')}
      >
        <QuestionFields {...fields} />
      </FormSection>
      <FormSection
        title={say('opportunities.opportunityForm.messages')}
        lead={say('opportunities.opportunityForm.messagesHint')}
      >
        <DecisionMessageFields {...fields} />
      </FormSection>
      <FormSection
        title={say('opportunities.opportunityForm.pictures')}
        lead={say('opportunities.opportunityForm.picturesHint')}
      >
        <DraftPicturesField
          form={form}
          max={MAX_PICTURES}
          sayFull={(name) => say('opportunities.opportunityForm.picturesFull', { name, most: MAX_PICTURES })}
        />
      </FormSection>
    </OnePageDraftForm>
  );
}
