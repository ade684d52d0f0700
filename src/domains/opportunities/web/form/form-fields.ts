import type { OpportunityDraft } from '../../flows/opportunity-draft.ts';

/** Props of every section of the form. */
export interface FormFields {
  draft: OpportunityDraft;
  change: (changes: Partial<OpportunityDraft>) => void;
  /** A field's error. */
  faultOf: (field: string) => string | undefined;
}
