import type { ReactNode } from 'react';
import type { ImpactDraft } from '../../flows/impact-draft.ts';

export interface StepProps {
  draft: ImpactDraft;
  change: (changes: Partial<ImpactDraft>) => void;
  /** A field's error, by its wire name. */
  faultOf: (field: string) => string | undefined;
}

export interface CouncilField {
  value: ImpactDraft['council'];
  onChange: (council: ImpactDraft['council']) => void;
  error: string | undefined;
}

/** Councils are another domain, so the page passes the field in. */
export type RenderCouncil = (field: CouncilField) => ReactNode;
