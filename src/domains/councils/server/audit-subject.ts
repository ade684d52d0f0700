/** Audit log subjects. */
import type { StateFact } from '#domains/audit/entry-facts.ts';
import { isFormerMember } from '#domains/people/model.ts';
import type { PersonCard } from '#generated/types.gen.ts';
import type { Person } from '#platform/http/viewer.ts';
import { councilPathOf } from '../model.ts';
import type { CouncilRow } from './councils.repository.ts';

/** Maximum length of a state in the audit log. */
const STATE_LENGTH = 100;

/** A name as a state before or after a change. */
export const nameAsState = (name: string): string => name.slice(0, STATE_LENGTH).toWellFormed();

/** Like `nameAsState`, for someone who may have left. */
export const personAsState = (person: PersonCard): string | StateFact =>
  isFormerMember(person) ? { of: 'formerMember' } : nameAsState(person.name);

export const auditSubjectOf = (council: Pick<CouncilRow, 'id' | 'councilTitle'>, person: Person) =>
  ({
    actorId: person.userId,
    subjectKind: 'council',
    subjectId: council.id,
    subjectTitle: council.councilTitle,
    link: councilPathOf(council),
  }) as const;
