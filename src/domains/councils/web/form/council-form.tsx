import { offeredGoalTiles } from '#domains/goals/offered-goals.ts';
import type { Council } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { DraftPicturesField } from '#platform/browser/drafts/draft-pictures-field.tsx';
import { OnePageDraftForm, type OnePageFormProps } from '#platform/browser/drafts/one-page-draft-form.tsx';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { PlaceField } from '#platform/browser/places/place-field.tsx';
import { placeFieldOf } from '#platform/browser/places/place-field-of.ts';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TileChoice } from '#ui/fields/tile-choice.tsx';
import { FormSection } from '#ui/forms/form-section.tsx';
import { type CouncilDraft, FIELD_NAMES } from '../../flows/council-draft.ts';
import { councilForm } from '../../flows/council-form-machine.ts';
import { describeDraft } from './describe-draft.ts';

export const CouncilForm = (props: OnePageFormProps<CouncilDraft, Council>) => (
  <OnePageDraftForm
    {...props}
    rules={councilForm}
    kind="council"
    to={`/councils/${props.id}`}
    fieldsOf={describeDraft}
    firstField="councilTitle"
  >
    {(form) => (
      <>
        <FormSection title={say('councils.councilForm.about')} lead={say('councils.councilForm.aboutHint')}>
          <TextField {...form.field('councilTitle')} hint={say('councils.councilForm.titleHint')} autoComplete="off" />
          <TextArea {...form.field('description')} hint={say('councils.councilForm.descriptionHint')} rows={8} />
          <PlaceField
            {...placeFieldOf(form)}
            optional
            canBeExact
            hint={say('councils.councilForm.locationHint')}
            className="max-w-md"
          />
        </FormSection>
        <FormSection title={say('councils.councilForm.goals')} lead={say('councils.councilForm.goalsHint')}>
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
        <FormSection title={say('councils.councilForm.cover')} lead={say('councils.councilForm.coverHint')}>
          <DraftPicturesField form={form} max={1} sayFull={(name) => say('councils.councilForm.coverFull', { name })} />
        </FormSection>
      </>
    )}
  </OnePageDraftForm>
);
