/** Reads applications for those who decide and for applicants. */

import { countPublicImpacts } from '#domains/impacts/server/public.ts';
import { cardsOf, type PersonRow, readPeople, readSeenParts } from '#domains/people/server/public.ts';
import type { Application, ApplicationStanding } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { opportunitySlugOf, seatsLeftOf } from '../../model.ts';
import { listOpportunityRows } from '../opportunities.repository.ts';
import { noApplication } from '../policy.ts';
import { isAccepted, presentStanding } from '../present.ts';
import { listApplicationRows } from './applications.repository.ts';

/** @throws {Failure} 404. */
export async function readApplication(db: Db, person: Person, id: string): Promise<Application> {
  const [application] = await readApplications(db, person, [id]);
  if (!application) throw noApplication();
  return application;
}

/** In the order of the ids, respecting each applicant's privacy policy. */
export async function readApplications(db: Db, person: Person, ids: readonly string[]): Promise<Application[]> {
  const rows = new Map((await listApplicationRows(db, ids)).map((row) => [row.id, row]));
  const applications = ids.flatMap((id) => rows.get(id) ?? []);
  const opportunityIds = [...new Set(applications.map(({ opportunityId }) => opportunityId))];
  const opportunities = new Map((await listOpportunityRows(db, opportunityIds)).map((row) => [row.id, row]));
  const applicantIds = [...new Set(applications.map(({ applicantId }) => applicantId))];
  const deciderIds = applications.flatMap(({ decidedBy }) => decidedBy ?? []);
  const people = await readPeople(db, [...new Set([...applicantIds, ...deciderIds])]);
  const cards = cardsOf(people);
  const seenOf = await readSeenParts(db, person, applicantIds);
  const impacts = await countPublicImpacts(db, applicantIds);
  return applications.map((application) => {
    const { applicantId, opportunityId, decidedBy } = application;
    const opportunity = opportunities.get(opportunityId);
    const title = opportunity?.title ?? '';
    const seatsLeft = opportunity ? seatsLeftOf(opportunity) : null;
    const applicant = people.get(applicantId);
    const isActive = applicant?.isActive === true;
    const seen = seenOf(applicantId);
    const standing = presentStanding(application, opportunity);
    const contact = contactOf(standing, applicant);
    return {
      ...standing,
      // Hide what people wrote once they've left; they may come back.
      ...(!isActive && UNWRITTEN),
      opportunity: { id: opportunityId, title, slug: opportunitySlugOf(title), seatsLeft },
      applicant: cards(applicantId),
      ...contact,
      points: applicant?.points ?? 0,
      pointsAtRequest: application.pointsAtRequest,
      impactCount: isActive && seen.impacts ? (impacts.get(applicantId) ?? 0) : 0,
      // Applicants don't see which person decided.
      decidedBy: decidedBy === null || applicantId === person.userId ? null : cards(decidedBy),
    };
  });
}

const UNWRITTEN = { message: null, answers: [], sharesContact: false, sharesPhone: false, decisionMessage: null };

/** Only what the applicant agreed to share, and only once accepted. */
function contactOf(standing: ApplicationStanding, applicant: PersonRow | undefined) {
  if (!isAccepted(standing) || !standing.sharesContact || !applicant?.isActive) return { email: null, phone: null };
  return { email: applicant.email, phone: standing.sharesPhone ? applicant.contactNo : null };
}
