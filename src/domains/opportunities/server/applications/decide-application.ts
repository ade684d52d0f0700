import { record } from '#domains/audit/server/public.ts';
import { findPerson } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { stateAfter } from '../../application.ts';
import { notifyAccepted, notifyDenied } from '../announce/application-announcements.ts';
import { emitApplicationEvents } from '../announce/webhook-events.ts';
import { auditSubjectOfApplication } from '../audit-subject.ts';
import { adjustCounts } from '../opportunities.repository.ts';
import { canManage, noApplication } from '../policy.ts';
import { availabilityOf } from './accept-qualifying.ts';
import { applicationConflict } from './application-conflict.ts';
import { setDecisionMessage } from './application-texts.repository.ts';
import { findApplicationForUpdate, setApplicationState } from './applications.repository.ts';
import { issueForAccepted } from './issue-for-accepted.ts';
import { readApplication } from './read-applications.ts';

/** @throws {Failure} 404 for anyone but the owner and admins, 409 unless pending, with a place left, before the deadline. */
export const decideApplication: Call<'decideApplication', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  const { isApproved, message: written } = request.body;
  await db.transaction().execute(async (tx) => {
    const found = await findApplicationForUpdate(tx, id);
    if (!found || !canManage(person, found.opportunity)) throw noApplication();
    const { application, opportunity } = found;
    const event = isApproved ? 'accepted' : 'denied';
    const status = { state: application.state, isUnlocked: true, ...availabilityOf(opportunity) };
    const next = stateAfter(status, { type: `application.${event}` });
    if (next === null) throw await applicationConflict(tx, person, application, opportunity);
    const applicant = await findPerson(tx, application.applicantId);
    if (isApproved && !applicant?.isActive) throw hasLeft();
    await setApplicationState(tx, id, { state: event, decidedBy: person.userId });
    if (isApproved) await issueForAccepted(tx, opportunity, [application]);
    const message = (written && tidyLines(written)) || null;
    if (message) await setDecisionMessage(tx, [id], message);
    await adjustCounts(tx, opportunity.id, { requested: -1, accepted: isApproved ? 1 : 0 });
    await record(tx, {
      ...auditSubjectOfApplication(opportunity, id, person.userId),
      action: `application_${event}`,
      fromState: 'requested',
      toState: next,
    });
    if (isApproved) await notifyAccepted(tx, opportunity, [application], { how: 'accepted', message });
    else await notifyDenied(tx, opportunity, [application], message);
    await emitApplicationEvents(tx, 'application.decided', opportunity, { state: event, applications: [application] });
  });
  const said = isApproved ? say('opportunities.messages.accepted') : say('opportunities.messages.declined');
  return ok(said, await readApplication(db, person, id));
};

const hasLeft = () => conflict('person_left', say('opportunities.failures.applicantLeft'));
