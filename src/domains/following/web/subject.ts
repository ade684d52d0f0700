import { sayName } from '#domains/people/model.ts';
import type { FollowKind, PersonCard } from '#generated/types.gen.ts';

/** Someone or something to follow. */
export interface Subject {
  kind: FollowKind;
  id: string;
  name: string;
}

export type Named = Pick<PersonCard, 'id' | 'name' | 'slug'>;

export const personOf = (person: Named): Subject => ({ kind: 'person', id: person.id, name: sayName(person) });

export const councilOf = ({ id, councilTitle }: { id: string; councilTitle: string }): Subject => ({
  kind: 'council',
  id,
  name: councilTitle,
});
