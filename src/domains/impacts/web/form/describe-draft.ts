import { useQuery } from '@tanstack/react-query';
import { sayGoals } from '#domains/goals/goals.ts';
import { sayEventType } from '#domains/vocabularies/event-types.ts';
import { listImpactEventTypesOptions } from '#generated/impacts/listImpactEventTypes.gen.ts';
import { joinFacts } from '#languages/numbers.ts';
import { textsOf } from '#platform/browser/drafts/texts-of.ts';
import type { ImpactDraft } from '../../flows/impact-draft.ts';

/** Each field in words, for comparing two versions. */
export function useDescribeDraft(): (draft: ImpactDraft) => Record<string, string> {
  const types = useQuery(listImpactEventTypesOptions()).data?.data.data;
  return (draft) => ({
    ...textsOf(draft),
    eventType: sayEventType(types?.find(({ id }) => id === draft.eventType) ?? { id: '', name: draft.eventType }),
    sdgs: sayGoals(draft.sdgs),
    council: draft.council?.title ?? '',
    members: joinFacts(draft.members.map(({ name }) => name)),
    memberInvites: joinFacts(draft.memberInvites.map(({ email }) => email)),
    ...Object.fromEntries(Object.entries(draft.measures).map(([name, typed]) => [`measures.${name}`, typed])),
    pictures: joinFacts(draft.pictures.map(({ name }) => name)),
  });
}
