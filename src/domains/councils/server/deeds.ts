/** The audit log's words for a council. */
import type { Person } from '../../../platform/http/viewer.ts';
import { councilPathOf } from '../model.ts';
import type { CouncilRow } from './councils.repository.ts';

/** The log's longest word for a state. */
const STATE_LENGTH = 100;

/** Who or what was there before a deed or after it, by name. */
export const stateNamed = (name: string): string => name.slice(0, STATE_LENGTH).toWellFormed();

export const deedOn = (council: Pick<CouncilRow, 'id' | 'councilTitle'>, person: Person) =>
  ({
    actorId: person.userId,
    subjectKind: 'council',
    subjectId: council.id,
    subjectTitle: council.councilTitle,
    link: councilPathOf(council),
  }) as const;
