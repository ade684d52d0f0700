/** Audit log subjects. */
import type { Person } from '#platform/server/http/viewer.ts';
import { councilPathOf } from '../model.ts';
import type { CouncilRow } from './councils.repository.ts';

export const auditSubjectOf = (council: Pick<CouncilRow, 'id' | 'councilTitle'>, person: Person) =>
  ({
    actorId: person.userId,
    subjectKind: 'council',
    subjectId: council.id,
    subjectTitle: council.councilTitle,
    link: councilPathOf(council),
  }) as const;
