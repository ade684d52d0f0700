import type { PersonCard } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { Badge } from '#ui/feedback/badge.tsx';

/** Marks an admin, judge or partner beside their name, since anyone may choose a name that sounds like one. */
export function RoleMark({ person }: { person: Pick<PersonCard, 'role'> | null }) {
  return person?.role && <Badge>{say('people.roleMarks', { role: person.role })}</Badge>;
}
