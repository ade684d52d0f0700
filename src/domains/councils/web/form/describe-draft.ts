import { sayGoals } from '#domains/goals/goals.ts';
import type { CouncilDraft } from '../../flows/council-draft.ts';

/** Each field in words, for comparing two versions. */
export const describeDraft = ({ councilTitle, description, location, sdgs, pictures }: CouncilDraft) => ({
  councilTitle,
  description,
  location,
  sdgs: sayGoals(sdgs),
  pictures: pictures[0]?.name ?? '',
});
