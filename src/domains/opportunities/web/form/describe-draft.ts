import { useQuery } from '@tanstack/react-query';
import { sayGoals } from '#domains/goals/goals.ts';
import { listOpportunityCategoriesOptions } from '#generated/opportunities/listOpportunityCategories.gen.ts';
import { listOpportunityTypesOptions } from '#generated/opportunities/listOpportunityTypes.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { OpportunityDraft } from '../../flows/opportunity-draft.ts';
import { ALL_KINDS, categoryChoices, typeChoices } from '../kind-choices.ts';

/** Each field in words, for comparing two versions. */
export function useDescribeDraft(): (draft: OpportunityDraft) => Record<string, string> {
  const types = useQuery(listOpportunityTypesOptions(ALL_KINDS)).data?.data.data;
  const categories = useQuery(listOpportunityCategoriesOptions(ALL_KINDS)).data?.data.data;
  return (draft) => ({
    ...textsOf(draft),
    typeId: labelIn(typeChoices(types), draft.typeId),
    categoryId: labelIn(categoryChoices(categories), draft.categoryId),
    sdgs: sayGoals(draft.sdgs),
    location: joinFacts([draft.location, draft.isRemote && say('opportunities.describeDraft.remote')]),
    seats: draft.hasSeats ? draft.seats : say('opportunities.describeDraft.unlimited'),
    questions: draft.questions
      .map(({ text, isRequired }) => (isRequired ? say('opportunities.describeDraft.required', { text }) : text))
      .join('\n'),
    requiresMessage: draft.requiresMessage
      ? say('opportunities.describeDraft.messageRequired')
      : say('opportunities.describeDraft.optional'),
    pictures: joinFacts(draft.pictures.map(({ name }) => name)),
  });
}

const textsOf = (draft: OpportunityDraft) => ({
  title: draft.title,
  description: draft.description,
  deadline: draft.deadline,
  timeZone: draft.timeZone,
  link: draft.link,
  acceptMessage: draft.acceptMessage,
  declineMessage: draft.declineMessage,
  contactEmail: draft.contactEmail,
});

const labelIn = (choices: readonly { value: string; label: string }[], id: string): string =>
  choices.find(({ value }) => value === id)?.label ?? id;
