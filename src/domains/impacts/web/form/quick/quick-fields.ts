import type { ImpactStep } from '../../../flows/impact-draft.ts';
import { isStep } from '../../../flows/impact-steps.ts';

/** The steps whose fields are all on the one screen, except for the end date. */
const STEPS_SHOWN: ReadonlySet<ImpactStep> = new Set(['what', 'when', 'goals', 'pictures']);

/** Whether a step's errors can be seen and mended there. */
export const isOnQuickScreen = (step: string): boolean => isStep(step) && (STEPS_SHOWN.has(step) || step === 'review');
