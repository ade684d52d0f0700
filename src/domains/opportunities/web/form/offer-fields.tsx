import { useQuery } from '@tanstack/react-query';
import { listOpportunityCategoriesOptions } from '#generated/opportunities/listOpportunityCategories.gen.ts';
import { listOpportunityTypesOptions } from '#generated/opportunities/listOpportunityTypes.gen.ts';
import { say } from '#languages/say.ts';
import { FailedRead } from '#platform/browser/calls/failed-read.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FIELD_NAMES } from '../../flows/opportunity-draft.ts';
import { ALL_NAMES, categoryChoices, typeChoices } from '../names.ts';
import type { FormFields } from './form-fields.ts';

/** Title, type, category and description. */
export function OfferFields({ draft, change, faultOf }: FormFields) {
  const types = useQuery(listOpportunityTypesOptions(ALL_NAMES));
  const categories = useQuery(listOpportunityCategoriesOptions(ALL_NAMES));
  return (
    <>
      <TextField
        name="title"
        label={FIELD_NAMES['title']}
        hint={say('opportunities.offerFields.titleHint')}
        autoComplete="off"
        value={draft.title}
        onChange={({ target }) => change({ title: target.value })}
        error={faultOf('title')}
      />
      <div className="grid gap-6 sm:grid-cols-2">
        <Select
          name="typeId"
          label={FIELD_NAMES['typeId']}
          options={typeChoices(types.data?.data.data)}
          placeholder={
            types.isPending
              ? say('opportunities.offerFields.loadingTypes')
              : say('opportunities.offerFields.typePlaceholder')
          }
          value={draft.typeId}
          onChange={({ target }) => change({ typeId: target.value })}
          error={faultOf('typeId')}
        />
        <Select
          name="categoryId"
          label={FIELD_NAMES['categoryId']}
          options={categoryChoices(categories.data?.data.data)}
          placeholder={
            categories.isPending
              ? say('opportunities.offerFields.loadingCategories')
              : say('opportunities.offerFields.categoryPlaceholder')
          }
          value={draft.categoryId}
          onChange={({ target }) => change({ categoryId: target.value })}
          error={faultOf('categoryId')}
        />
      </div>
      {(types.isError || categories.isError) && (
        <FailedRead of={[types, categories]} level={3}>
          {say('opportunities.offerFields.failed')}
        </FailedRead>
      )}
      <TextArea
        name="description"
        label={FIELD_NAMES['description']}
        hint={say('opportunities.offerFields.descriptionHint')}
        rows={10}
        value={draft.description}
        onChange={({ target }) => change({ description: target.value })}
        error={faultOf('description')}
      />
    </>
  );
}
