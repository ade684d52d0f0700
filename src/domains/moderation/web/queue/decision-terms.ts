import type { ReportOutcome } from '#generated/types.gen.ts';

/** Whether the decision is about the person rather than what they wrote. */
export const isPersonal = (outcome: ReportOutcome): boolean => outcome === 'warned' || outcome === 'suspended';
