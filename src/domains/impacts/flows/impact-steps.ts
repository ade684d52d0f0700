/** The form's steps and their validation. */

import { zImpactInput } from '#generated/schemas/ImpactInput.gen.ts';
import { say } from '#languages/say.ts';
import type { DraftFault } from '#platform/browser/drafts/draft-form-parts.ts';
import { findFaults } from '#platform/browser/forms/form-resolver.ts';
import { findDateFaults } from '../model.ts';
import { type ImpactDraft, type ImpactStep, inputOf, STEP_OF, STEPS } from './impact-draft.ts';

/** Fields of the request with another name on the form. */
export const FORM_FIELD_OF: Readonly<Record<string, string>> = {
  impactYear: 'startDate',
  councilId: 'council',
  media: 'pictures',
};

/** Null for a field that isn't in any step. */
export const stepOf = (field: string): ImpactStep | null => STEP_OF[field.split('.')[0] ?? ''] ?? null;

export const isStep = (value: string | null): value is ImpactStep => STEPS.some((step) => step === value);

export function stepAfter(step: ImpactStep): ImpactStep {
  return STEPS[STEPS.indexOf(step) + 1] ?? 'review';
}

const WHOLE = say('impacts.impactSteps.wholeNumberInvalid');
const ANY = say('impacts.impactSteps.numberInvalid');

const HELP = {
  sdgs: say('impacts.impactSteps.goalsInvalid'),
  'measures.hours': ANY,
  'measures.people': WHOLE,
  'measures.trees': WHOLE,
  'measures.co2eKg': ANY,
  'measures.wasteKg': ANY,
};

export interface Times {
  now: Date;
  /** No impact is from a year before it. */
  firstYear: number;
}

/** Validation errors in step order. */
export function findDraftFaults(draft: ImpactDraft, times: Times): DraftFault[] {
  const input = inputOf(draft);
  const known = findFaults(zImpactInput, input, HELP);
  const faults = Object.entries(known).map(
    ([name, { message }]): DraftFault => ({ field: FORM_FIELD_OF[name] ?? name, message }),
  );
  return [...faults.filter(({ field }) => !CUSTOM_MESSAGES.has(field)), ...findCustomFaults(draft, times)].sort(
    (a, b) => orderOf(a.field) - orderOf(b.field),
  );
}

/** Fields where the contract's messages wouldn't help. */
const CUSTOM_MESSAGES = new Set(['eventType', 'startDate', 'endDate']);

function findCustomFaults(draft: ImpactDraft, { now, firstYear }: Times): DraftFault[] {
  const faults: DraftFault[] = [];
  if (draft.eventType === '') faults.push({ field: 'eventType', message: say('impacts.impactSteps.kindMissing') });
  if (draft.startDate === '')
    return [...faults, { field: 'startDate', message: say('impacts.impactSteps.dateMissing') }];
  const { impactYear, startDate, endDate = null } = inputOf(draft);
  if (impactYear < firstYear) {
    faults.push({ field: 'startDate', message: say('impacts.model.dateTooEarly', { year: String(firstYear) }) });
  }
  return [...faults, ...findDateFaults({ impactYear, startDate, endDate }, now)];
}

const FIELDS = Object.keys(STEP_OF);
const orderOf = (field: string) => FIELDS.indexOf(field.split('.')[0] ?? '');
