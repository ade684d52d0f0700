/** Removing a goal or a member from an impact. */

import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { conflict, forbidden, notFound } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import type { ImpactStatus } from '../../lifecycle.ts';
import { notifyRemovedMember } from '../announcements.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import { revokeForMember } from '../credentials/impact-credentials.ts';
import { bumpRevision, findImpactForUpdate, type ImpactRow } from '../impacts.repository.ts';
import { deleteGoalLink, deleteMember, findGoalLink, findMember, listGoalLinks } from '../links.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { assertCanSee } from '../policy.ts';
import { takeStep, writeStatus } from '../take-step.ts';
import { noteResubmission } from './write-impact.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'jobs' | 'quorum'>;

/** @throws {Failure} 403, 404, 409 for a verified impact and for the last goal. */
export async function removeGoal({ db, jobs, quorum }: Needs, person: Person, linkId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const link = await findGoalLink(tx, linkId);
    const impact = link && (await findImpactForUpdate(tx, link.impactId));
    if (!link || !impact) throw noLink();
    assertCanSee(person, impact);
    if (impact.ownerId !== person.userId && person.role !== 'Admin')
      throw notAllowed(say('impacts.failures.ownerAdmin'));
    const next = await takeStep(tx, person, impact, { quorum, event: { type: 'impact.edited' } });
    const goals = await listGoalLinks(tx, [impact.id]);
    if (!goals.some(({ id }) => id === linkId)) throw noLink();
    if (goals.length === 1) throw conflict('last_goal', say('impacts.failures.lastGoal'));
    await deleteGoalLink(tx, linkId);
    await bumpRevision(tx, impact.id);
    if (impact.isVerified === null) await dropApprovals(tx, impact, next);
    if (impact.verifiedBy.length > 0) {
      await noteResubmission(tx, jobs, { impactId: impact.id, actorId: person.userId });
    }
    if (impact.ownerId !== person.userId)
      await record(tx, { ...auditSubjectOf(impact, person), action: 'goal_removed' });
  });
}

/** @throws {Failure} 403, 404. */
export async function removeMember({ db }: Pick<Needs, 'db'>, person: Person, linkId: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const link = await findMember(tx, linkId);
    const impact = link && (await findImpactForUpdate(tx, link.impactId));
    if (!link || !impact) throw noLink();
    assertCanSee(person, impact);
    const isLeaving = link.userId === person.userId;
    const isOwner = impact.ownerId === person.userId;
    if (!isLeaving && !isOwner && person.role !== 'Admin') throw notAllowed(say('impacts.failures.ownMemberAdmin'));
    // Someone else may have removed them, or they may have left, while this waited for the lock.
    if (!(await deleteMember(tx, linkId))) throw noLink();
    await revokeForMember(tx, impact.id, link.userId);
    await bumpRevision(tx, impact.id);
    if (isLeaving) return;
    await notifyRemovedMember(tx, impact, { userId: link.userId, by: person.userId });
    if (!isOwner) await record(tx, { ...auditSubjectOf(impact, person), action: 'member_removed' });
  });
}

/** Drops earlier approvals, since the content changed; a declined impact stays declined. */
async function dropApprovals(tx: Tx, impact: ImpactRow, next: ImpactStatus): Promise<void> {
  await writeStatus(tx, impact, next, { declineReason: null, appealId: impact.appealId, isDecision: false });
}

const noLink = () => notFound(say('failures.noLink'));
const notAllowed = (message: string) => forbidden('not_allowed', message);
