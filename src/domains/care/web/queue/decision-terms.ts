import type { ReportOutcome } from '#generated/types.gen.ts';

/** Whether it's about the person rather than what they wrote. */
export const isPersonal = (outcome: ReportOutcome): boolean => outcome === 'warned' || outcome === 'suspended';
