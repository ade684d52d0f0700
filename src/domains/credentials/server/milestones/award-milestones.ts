/** Gives credentials for points, and takes them away. */
import { headline, notifyAll } from '#domains/notifications/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { tellAtCommit } from '#platform/server/http/cache/notify.repository.ts';
import type { JobKind } from '#platform/server/jobs/jobs.ts';
import { NO_CONTENT } from '../../content.ts';
import { credentialPathOf } from '../../model.ts';
import { issueCredentials } from '../issue/issue-credentials.ts';
import { endMilestonesAbove } from '../issue/issued.repository.ts';
import { CREDENTIALS } from '../topics.ts';
import { findMilestone, listEntitled, listPassed, type MilestoneRow } from './milestones.repository.ts';

/** Call it in the transaction in which a person's points change, which holds the lock on them. */
export async function settleMilestones(
  tx: Tx,
  userId: string,
  { from, to }: { from: number; to: number },
): Promise<void> {
  if (to > from) {
    for (const milestone of await listPassed(tx, { from, to })) await award(tx, milestone, [userId]);
  } else if (to < from && (await endMilestonesAbove(tx, userId, to)) > 0) {
    await tellAtCommit(tx, [CREDENTIALS]);
  }
}

/** Nothing else tells of these; of the others, the decision's own notification does. */
async function award(tx: Tx, milestone: MilestoneRow, userIds: readonly string[]): Promise<void> {
  const { id, name, description, points } = milestone;
  const content = { ...NO_CONTENT, title: name, description, points };
  const recipients = userIds.map((userId) => ({ userId, subjectId: id }));
  const awarded = await issueCredentials(tx, { kind: 'milestone', year: null, content }, recipients);
  await notifyAll(
    tx,
    awarded.map(({ id: credentialId, userId }) => ({
      userId,
      kind: 'credential_issued',
      link: credentialPathOf({ id: credentialId }),
      title: () => say('credentials.notifications.issued', { title: headline(name) }),
      body: () => description,
    })),
  );
}

export const awardMilestoneJob: JobKind<{ milestoneId: string }> = { name: 'credentials.award-milestone' };

const AT_ONCE = 200;

/** To everyone who had as many points before the milestone was made or changed. Can be repeated, and interrupted. */
export async function awardToEntitled(db: Db, milestoneId: string, atOnce = AT_ONCE): Promise<void> {
  let last: string | null = null;
  do {
    const after: string | null = last;
    last = await db.transaction().execute(async (tx) => {
      const milestone = await findMilestone(tx, milestoneId);
      if (!milestone || milestone.retiredAt !== null) return null;
      const entitled = await listEntitled(tx, milestone, { after, limit: atOnce });
      await award(tx, milestone, entitled);
      return entitled.at(-1) ?? null;
    });
  } while (last !== null);
}
