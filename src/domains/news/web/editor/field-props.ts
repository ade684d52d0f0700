import type { NewsDraft } from '../../flows/news-draft.ts';

/** What every part of the form works with. */
export interface FieldProps {
  draft: NewsDraft;
  change: (changes: Partial<NewsDraft>) => void;
  faultOf: (field: string) => string | undefined;
}
