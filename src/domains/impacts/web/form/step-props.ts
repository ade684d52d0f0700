import type { ReactNode } from 'react';
import type { ImpactDraft } from '../../flows/impact-draft.ts';

/** What every step of the form gets. */
export interface StepProps {
  draft: ImpactDraft;
  change: (changes: Partial<ImpactDraft>) => void;
  /** What is wrong with a field, by the name that the call gives it. */
  faultOf: (field: string) => string | undefined;
}

export interface CouncilField {
  value: ImpactDraft['council'];
  onChange: (council: ImpactDraft['council']) => void;
  error: string | undefined;
}

/** Councils are another domain's: whoever composes the page gives the field. */
export type RenderCouncil = (field: CouncilField) => ReactNode;
