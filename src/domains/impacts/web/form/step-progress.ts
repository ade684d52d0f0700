import { type ImpactDraft, type ImpactStep, STEPS } from '../../flows/impact-draft.ts';
import { findDraftFaults, stepOf, type Times } from '../../flows/impact-steps.ts';
import { countOthers } from '../../model.ts';

/**
 * Steps that are filled in, or optional and visited, and free of errors. The last one is never done before submitting.
 *
 * @param visited Steps that were visited and left.
 */
export function stepsDone(draft: ImpactDraft, times: Times, visited: ReadonlySet<ImpactStep>): ReadonlySet<ImpactStep> {
  const faulty = new Set(findDraftFaults(draft, times).map(({ field }) => stepOf(field)));
  const isDone = (step: ImpactStep) => IS_FILLED_IN[step](draft) || (OPTIONAL.has(step) && visited.has(step));
  return new Set(STEPS.filter((step) => isDone(step) && !faulty.has(step)));
}

const OPTIONAL: ReadonlySet<ImpactStep> = new Set(['people', 'measures', 'pictures']);

const IS_FILLED_IN: Record<ImpactStep, (draft: ImpactDraft) => boolean> = {
  what: ({ title }) => title.trim() !== '',
  when: ({ startDate }) => startDate !== '',
  goals: ({ sdgs }) => sdgs.length > 0,
  people: (draft) => countOthers(draft) > 0,
  measures: ({ measures }) => Object.values(measures).some((typed) => typed.trim() !== ''),
  pictures: ({ pictures }) => pictures.length > 0,
  review: () => false,
};
