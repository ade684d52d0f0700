import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict } from '#platform/server/http/failure.ts';
import type { Jobs } from '#platform/server/jobs/jobs.ts';
import { tidyText } from '#platform/shared/prose.ts';
import { findAccountByEmail } from '../accounts.repository.ts';
import { sendInvitation } from './send-invitation.ts';

/** @throws {Failure} 409 if the address already has an account. */
export const inviteOrganization: Call<'inviteOrganization', { db: Db; jobs: Jobs }> = async ({ db, jobs }, request) => {
  const { userId: invitedBy } = callerOf(request);
  const email = request.body.email.trim();
  const organizationName = tidyText(request.body.organizationName);
  await db.transaction().execute(async (tx) => {
    if (await findAccountByEmail(tx, email)) {
      throw conflict('already_exists', say('auth.failures.invitedHasAccount'));
    }
    const subjectId = await sendInvitation({ tx, jobs }, { invitedBy, email, role: 'Partner', organizationName });
    await record(tx, {
      actorId: invitedBy,
      action: 'organization_invited',
      subjectKind: 'invitation',
      subjectId,
      subjectTitle: organizationName,
    });
  });
  return ok('Invitation sent.', null);
};
