/** What admins do to the milestones. */
import { record } from '#domains/audit/server/public.ts';
import type { AuditAction, CredentialMilestone, CredentialMilestoneInput, FieldError } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, invalid, notFound } from '#platform/server/http/failure.ts';
import { sayMissing } from '#platform/shared/missing-texts.ts';
import { tidyLines, tidyText } from '#platform/shared/prose.ts';
import { MAX_MILESTONES } from '../../model.ts';
import type { CredentialNeeds } from '../needs.ts';
import { awardMilestoneJob } from './award-milestones.ts';
import {
  countAwarded,
  findMilestoneForUpdate,
  insertMilestone,
  listMilestones,
  type MilestoneRow,
  setMilestone,
  setRetired,
} from './milestones.repository.ts';

type Needs = Pick<CredentialNeeds, 'db' | 'jobs'>;

/** The contract's bound. */
const MAX_LISTED = 1000;

export const listCredentialMilestones: Call<'listCredentialMilestones', Pick<Needs, 'db'>> = async ({ db }) =>
  ok('Milestones.', { milestones: (await listMilestones(db, MAX_LISTED)).map(presentMilestone) });

/** Awards it to those who have the points. @throws {Failure} 409 if there are too many, 422. */
export const makeCredentialMilestone: Call<'makeCredentialMilestone', Needs> = async ({ db, jobs }, request) => {
  const { userId } = callerOf(request);
  const input = readInput(request.body);
  const made = await db.transaction().execute(async (tx) => {
    if ((await countAwarded(tx)) >= MAX_MILESTONES) {
      throw conflict('full', say('credentials.failures.tooMany', { count: MAX_MILESTONES }));
    }
    const id = await insertMilestone(tx, input);
    await recordChange(tx, userId, { id, name: input.name, action: 'milestone_made' });
    await jobs.enqueue(tx, awardMilestoneJob, { milestoneId: id });
    return getMilestone(tx, id);
  });
  return ok('Made.', presentMilestone(made));
};

/** For what is issued from then on. @throws {Failure} 404, 409 for a retired one, 422. */
export const updateCredentialMilestone: Call<'updateCredentialMilestone', Needs> = async ({ db, jobs }, request) => {
  const { userId } = callerOf(request);
  const { id } = request.params;
  const input = readInput(request.body);
  const changed = await db.transaction().execute(async (tx) => {
    const before = await getMilestone(tx, id);
    if (before.retiredAt !== null) throw conflict('closed', say('credentials.failures.retired'));
    await setMilestone(tx, id, input);
    await recordChange(tx, userId, { id, name: input.name, action: 'milestone_changed' });
    // More people may have as many points.
    await jobs.enqueue(tx, awardMilestoneJob, { milestoneId: id });
    return getMilestone(tx, id);
  });
  return ok('Changed.', presentMilestone(changed));
};

/** Idempotent. @throws {Failure} 404. */
export const retireCredentialMilestone: Call<'retireCredentialMilestone', Pick<Needs, 'db'>> = async (
  { db },
  request,
) => {
  const { userId } = callerOf(request);
  const { id } = request.params;
  const retired = await db.transaction().execute(async (tx) => {
    const milestone = await getMilestone(tx, id);
    if (milestone.retiredAt !== null) return milestone;
    await setRetired(tx, id);
    await recordChange(tx, userId, { id, name: milestone.name, action: 'milestone_retired' });
    return getMilestone(tx, id);
  });
  return ok('Retired.', presentMilestone(retired));
};

function readInput({ name, description, points }: CredentialMilestoneInput): CredentialMilestoneInput {
  const input = { name: tidyText(name), description: tidyLines(description), points };
  const faults: FieldError[] = [];
  if (input.name === '') faults.push({ field: 'name', message: sayMissing('title') });
  if (input.description === '') faults.push({ field: 'description', message: sayMissing('description') });
  if (faults.length > 0) throw invalid(faults);
  return input;
}

/** Locks it. */
async function getMilestone(tx: Tx, id: string): Promise<MilestoneRow> {
  const milestone = await findMilestoneForUpdate(tx, id);
  if (!milestone) throw notFound(say('credentials.failures.noMilestone'));
  return milestone;
}

const recordChange = (
  tx: Tx,
  actorId: string,
  { id, name, action }: { id: string; name: string; action: AuditAction },
): Promise<void> => record(tx, { actorId, action, subjectKind: 'community', subjectId: id, subjectTitle: name });

const presentMilestone = (row: MilestoneRow): CredentialMilestone => ({
  id: row.id,
  name: row.name,
  description: row.description,
  points: row.points,
  isRetired: row.retiredAt !== null,
  createdAt: row.createdAt.toISOString(),
});
