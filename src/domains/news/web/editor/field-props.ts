import type { NewsDraft } from '../../flows/news-draft.ts';

/** Props shared by all parts of the form. */
export interface FieldProps {
  draft: NewsDraft;
  change: (changes: Partial<NewsDraft>) => void;
  faultOf: (field: string) => string | undefined;
}
