import { sayGoals } from '#domains/goals/goals.ts';
import { type CouncilDraft, FIELD_NAMES } from '../../flows/council-draft.ts';

/** Each field in words, for comparing two versions. */
export function describeDraft(draft: CouncilDraft): Record<string, string> {
  const { councilTitle, description, location, sdgs, pictures } = draft;
  const values: Record<string, string> = {
    councilTitle,
    description,
    location,
    sdgs: sayGoals(sdgs),
    pictures: pictures[0]?.name ?? '',
  };
  return Object.fromEntries(Object.entries(values).map(([field, value]) => [FIELD_NAMES[field] ?? field, value]));
}
