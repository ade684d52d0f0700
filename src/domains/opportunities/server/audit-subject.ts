/** Audit log subjects: an opportunity or an application. */

import { applicationsPathOf, opportunityPathOf } from '../model.ts';
import type { OpportunityRow } from './opportunities.repository.ts';

type Named = Pick<OpportunityRow, 'id' | 'title'>;

/** @param actorId null for the server itself. */
export const auditSubjectOf = (opportunity: Named, actorId: string | null) =>
  ({
    actorId,
    subjectKind: 'opportunity',
    subjectId: opportunity.id,
    subjectTitle: opportunity.title,
    link: opportunityPathOf(opportunity),
  }) as const;

export const auditSubjectOfApplication = (opportunity: Named, applicationId: string, actorId: string | null) =>
  ({
    actorId,
    subjectKind: 'application',
    subjectId: applicationId,
    subjectTitle: opportunity.title,
    link: applicationsPathOf(opportunity),
  }) as const;
