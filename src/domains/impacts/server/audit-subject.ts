import { impactPathOf } from '../model.ts';
import type { ImpactRow } from './impacts.repository.ts';

export const auditSubjectOf = (impact: Pick<ImpactRow, 'id' | 'title'>, { userId }: { userId: string | null }) =>
  ({
    actorId: userId,
    subjectKind: 'impact',
    subjectId: impact.id,
    subjectTitle: impact.title,
    link: impactPathOf(impact),
  }) as const;
