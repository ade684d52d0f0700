import { offeredGoalTiles } from '#domains/goals/offered-goals.ts';
import type { Opportunity } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { DraftPicturesField } from '#platform/browser/drafts/draft-pictures-field.tsx';
import { OnePageDraftForm, type OnePageFormProps } from '#platform/browser/drafts/one-page-draft-form.tsx';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { TileChoice } from '#ui/fields/tile-choice.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { FIELD_NAMES, MAX_PICTURES, type OpportunityDraft } from '../../flows/opportunity-draft.ts';
import { opportunityForm } from '../../flows/opportunity-form-machine.ts';
import { DecisionMessageFields } from './decision-message-fields.tsx';
import { useDescribeDraft } from './describe-draft.ts';
import { OfferFields } from './offer-fields.tsx';
import { PlaceFields } from './place-fields.tsx';
import { QuestionFields } from './question-fields.tsx';
import { RulesFields } from './rules-fields.tsx';

interface OpportunityFormProps extends OnePageFormProps<OpportunityDraft, Opportunity> {
  /** Places already taken. */
  taken: number;
}

export function OpportunityForm({ taken, ...props }: OpportunityFormProps) {
  const describeDraft = useDescribeDraft();
  return (
    <OnePageDraftForm
      {...props}
      rules={opportunityForm}
      kind="opportunity"
      to={`/scholarships/${props.id}`}
      fieldsOf={describeDraft}
      firstField="title"
    >
      {(form) => (
        <>
          <FormSection
            title={say('opportunities.opportunityForm.about')}
            lead={say('opportunities.opportunityForm.aboutHint')}
          >
            <OfferFields {...form} />
          </FormSection>
          <FormSection
            title={say('opportunities.opportunityForm.goals')}
            lead={say('opportunities.opportunityForm.goalsHint')}
          >
            <TileChoice
              id="sdgs"
              legend={FIELD_NAMES['sdgs'] ?? ''}
              error={form.faultOf('sdgs')}
              tileId="goal"
              tiles={offeredGoalTiles(readPageSettings().goalsOff, form.draft.sdgs)}
              chosen={form.draft.sdgs}
              onChange={(sdgs) => form.change({ sdgs })}
            />
          </FormSection>
          <FormSection
            title={say('opportunities.opportunityForm.where')}
            lead={say('opportunities.opportunityForm.placeHint')}
          >
            <PlaceFields {...form} />
          </FormSection>
          <FormSection
            title={say('opportunities.opportunityForm.deadline')}
            lead={say('opportunities.opportunityForm.deadlineHint')}
          >
            <RulesFields {...form} taken={taken} />
          </FormSection>
          <FormSection
            title={say('opportunities.opportunityForm.questions')}
            lead={say('opportunities.opportunityForm.questionsHint')}
          >
            <QuestionFields {...form} />
          </FormSection>
          <FormSection
            title={say('opportunities.opportunityForm.messages')}
            lead={say('opportunities.opportunityForm.messagesHint')}
          >
            <DecisionMessageFields {...form} />
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
        </>
      )}
    </OnePageDraftForm>
  );
}
