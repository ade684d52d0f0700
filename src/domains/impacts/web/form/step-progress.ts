import type { ImpactDraft } from '../../flows/impact-draft.ts';
import { findDraftFaults, type ImpactStep, STEPS, stepOf } from '../../flows/impact-steps.ts';

/** The steps that say something and have nothing to be mended. The last one is never done before it is sent. */
export function stepsDone(draft: ImpactDraft, now: Date): ReadonlySet<ImpactStep> {
  const faulty = new Set(findDraftFaults(draft, now).map(({ field }) => stepOf(field)));
  return new Set(STEPS.filter((step) => SAYS[step](draft) && !faulty.has(step)));
}

const SAYS: Record<ImpactStep, (draft: ImpactDraft) => boolean> = {
  what: ({ title }) => title.trim() !== '',
  when: ({ startDate }) => startDate !== '',
  goals: ({ sdgs }) => sdgs.length > 0,
  people: ({ members, memberInvites }) => members.length + memberInvites.length > 0,
  measures: ({ measures }) => Object.values(measures).some((typed) => typed.trim() !== ''),
  pictures: ({ pictures }) => pictures.length > 0,
  review: () => false,
};
