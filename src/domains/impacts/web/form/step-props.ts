import type { ReactNode } from 'react';
import type { DraftFields } from '#platform/browser/drafts/use-draft-form.ts';
import type { ImpactDraft } from '../../flows/impact-draft.ts';

export type StepProps = DraftFields<ImpactDraft>;

export interface CouncilField {
  value: ImpactDraft['council'];
  onChange: (council: ImpactDraft['council']) => void;
  error: string | undefined;
}

/** Councils are another domain, so the page passes the field in. */
export type RenderCouncil = (field: CouncilField) => ReactNode;
