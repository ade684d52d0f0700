import { notifyEachOnce } from '#domains/notifications/server/public.ts';
import { listActiveIdsWithRole } from '#domains/people/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import { REGISTRATION_QUEUE_PATH } from '../../admission.ts';
import { findAdmission } from './registrations.repository.ts';

export const notifyAdminsJob: JobKind<{ userId: string }> = { name: 'auth.notify-admins' };

/** Of someone who waits to be let in. Not repeated until the admin has read it. */
export async function notifyAdmins({ db }: { db: Db }, { userId }: { userId: string }): Promise<void> {
  const admission = await findAdmission(db, userId);
  if (admission?.state !== 'waiting') return;
  const adminIds = await listActiveIdsWithRole(db, 'Admin');
  await db.transaction().execute((tx) =>
    notifyEachOnce(tx, adminIds, {
      kind: 'registration_waiting',
      title: () => say('auth.notifications.registrationWaiting'),
      link: REGISTRATION_QUEUE_PATH,
    }),
  );
}
