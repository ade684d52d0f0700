import type { DraftFields } from '../drafts/use-draft-form.ts';
import type { ChosenPlace } from './chosen-place.ts';

interface Fields extends Pick<DraftFields<ChosenPlace>, 'draft' | 'change'> {
  field: (name: 'location') => { name: string; label: string | undefined; error: string | undefined };
}

/** The props of a draft's place. */
export function placeFieldOf({ draft, change, field }: Fields) {
  const { name, label, error } = field('location');
  return { name, label, error, value: draft, onChange: change };
}
