import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import type { DraftFields } from '#platform/browser/drafts/use-draft-form.ts';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { OpportunityDraft } from '../../flows/opportunity-draft.ts';
import { useOfferedKinds } from '../kind-choices.ts';

/** Title, type, category and description. */
export function OfferFields({ draft, field }: DraftFields<OpportunityDraft>) {
  const { types, categories, typeOptions, categoryOptions } = useOfferedKinds(draft);
  return (
    <>
      <TextField {...field('title')} hint={say('opportunities.offerFields.titleHint')} autoComplete="off" />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          {...field('typeId')}
          options={typeOptions}
          placeholder={
            types.isPending
              ? say('opportunities.offerFields.loadingTypes')
              : say('opportunities.offerFields.typePlaceholder')
          }
        />
        <Select
          {...field('categoryId')}
          options={categoryOptions}
          placeholder={
            categories.isPending
              ? say('opportunities.offerFields.loadingCategories')
              : say('opportunities.offerFields.categoryPlaceholder')
          }
        />
      </div>
      {(types.isError || categories.isError) && (
        <FailedRead of={[types, categories]} level={3} what={say('opportunities.offerFields.failed')} />
      )}
      <TextArea {...field('description')} hint={say('opportunities.offerFields.descriptionHint')} rows={10} />
    </>
  );
}
