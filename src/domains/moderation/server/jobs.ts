/** Background jobs: emails, and notifications to those who decide. Payloads hold only ids. */

import { sayReasoned } from '#domains/audit/entry-facts.ts';
import { handleLetter, type LetterNeeds } from '#domains/notifications/server/public.ts';
import { sayNameOf } from '#domains/people/model.ts';
import { listActiveIdsWithRole } from '#domains/people/server/public.ts';
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import { isWaiting } from '../lifecycle.ts';
import { notifyDeciders } from './announcements.ts';
import { type CaseRow, findCase } from './cases.repository.ts';
import { listInvolvements } from './involvement.repository.ts';
import { moderationLetter } from './mails.ts';
import { canDecide } from './policy.ts';

export type ModerationMailJob = { mail: 'decision' | 'answer'; caseId: string };

export const moderationMail: JobKind<ModerationMailJob> = { name: 'moderation.mail' };
/** Notifies those who can decide of a new case or an appeal. */
export const decidersNotice: JobKind<{ caseId: string }> = { name: 'moderation.notify-deciders' };

export function registerModerationJobs(needs: LetterNeeds): void {
  const { db, jobs, config } = needs;
  handleLetter(needs, moderationMail, async ({ mail, caseId }, reader) => {
    const found = await findCase(db, caseId);
    const what = found && (mail === 'decision' ? found.outcome : answerOf(found));
    const reason = mail === 'decision' ? found?.reason : found?.answer;
    if (!found || !what || what === 'dismissed' || !reason) return null;
    const { email: to, role } = reader;
    return moderationLetter({ to, role, name: sayNameOf(reader), found, what, reason: sayReasoned(reason), ...config });
  });

  jobs.handle(decidersNotice, async ({ caseId }) => {
    const found = await findCase(db, caseId);
    if (!found || !isWaiting(found.state)) return;
    const deciderIds: string[] = [];
    for (const role of ['Admin', 'Judge'] as const) {
      const userIds = await listActiveIdsWithRole(db, role);
      const involvements = await listInvolvements(db, caseId, userIds);
      const mayDecide = (userId: string) =>
        canDecide({ userId, role }, { ...found, involvement: involvements.get(userId) ?? null });
      deciderIds.push(...userIds.filter(mayDecide));
    }
    await db.transaction().execute((tx) => notifyDeciders(tx, deciderIds));
  });
}

const answerOf = ({ state }: CaseRow) => (state === 'upheld' || state === 'overturned' ? state : null);
