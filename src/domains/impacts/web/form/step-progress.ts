import type { ImpactDraft } from '../../flows/impact-draft.ts';
import { findDraftFaults, type ImpactStep, STEPS, stepOf } from '../../flows/impact-steps.ts';

/**
 * The steps that say something, or may be left empty and were, and have nothing to be mended. The last one is never done
 * before it is sent.
 *
 * @param left Those that were shown and left again.
 */
export function stepsDone(draft: ImpactDraft, now: Date, left: ReadonlySet<ImpactStep>): ReadonlySet<ImpactStep> {
  const faulty = new Set(findDraftFaults(draft, now).map(({ field }) => stepOf(field)));
  const isDone = (step: ImpactStep) => SAYS[step](draft) || (OPTIONAL.has(step) && left.has(step));
  return new Set(STEPS.filter((step) => isDone(step) && !faulty.has(step)));
}

const OPTIONAL: ReadonlySet<ImpactStep> = new Set(['people', 'measures', 'pictures']);

const SAYS: Record<ImpactStep, (draft: ImpactDraft) => boolean> = {
  what: ({ title }) => title.trim() !== '',
  when: ({ startDate }) => startDate !== '',
  goals: ({ sdgs }) => sdgs.length > 0,
  people: ({ members, memberInvites }) => members.length + memberInvites.length > 0,
  measures: ({ measures }) => Object.values(measures).some((typed) => typed.trim() !== ''),
  pictures: ({ pictures }) => pictures.length > 0,
  review: () => false,
};
