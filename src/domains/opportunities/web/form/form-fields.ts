import type { OpportunityDraft } from '../../flows/opportunity-draft.ts';

/** What every part of the form gets. */
export interface FormFields {
  draft: OpportunityDraft;
  change: (changes: Partial<OpportunityDraft>) => void;
  /** What is wrong with a field. */
  faultOf: (field: string) => string | undefined;
}
