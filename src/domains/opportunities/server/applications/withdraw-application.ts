import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { stateAfter } from '../../application.ts';
import { notifyOfWithdrawal } from '../announce/application-announcements.ts';
import { emitApplicationEvents } from '../announce/webhook-events.ts';
import { adjustCounts } from '../opportunities.repository.ts';
import { noApplication } from '../policy.ts';
import { availabilityOf } from './accept-qualifying.ts';
import { applicationConflict } from './application-conflict.ts';
import { removeTexts } from './application-texts.repository.ts';
import { findApplicationForUpdate, setApplicationState } from './applications.repository.ts';
import { readApplication } from './read-applications.ts';

/** Deletes the texts too. @throws {Failure} 404, 409 unless pending. */
export const withdrawApplication: Call<'withdrawApplication', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { id } = request.params;
  await db.transaction().execute(async (tx) => {
    const found = await findApplicationForUpdate(tx, id);
    if (found?.application.applicantId !== person.userId) throw noApplication();
    const { application, opportunity } = found;
    const status = { state: application.state, isUnlocked: true, ...availabilityOf(opportunity) };
    if (!stateAfter(status, { type: 'application.withdrawn' })) {
      throw await applicationConflict(tx, person, application, opportunity);
    }
    await setApplicationState(tx, id, { state: 'withdrawn', decidedBy: null });
    await removeTexts(tx, id);
    await adjustCounts(tx, opportunity.id, { requested: -1 });
    await notifyOfWithdrawal(tx, opportunity, application);
    await emitApplicationEvents(tx, 'application.withdrawn', opportunity, {
      state: 'withdrawn',
      applications: [application],
    });
  });
  return ok('Application withdrawn.', await readApplication(db, person, id));
};
