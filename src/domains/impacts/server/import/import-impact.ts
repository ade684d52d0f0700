/** An impact that an admin takes in for its owner. Nobody is notified, and webhooks hear nothing. */
import { createHash } from 'node:crypto';
import { v7 as uuidv7 } from 'uuid';
import type { PointsRule } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { insertImpact } from '../impacts.repository.ts';
import { upsertLikeCount } from '../like/likes.repository.ts';
import { insertPeople, replaceGoals } from '../links.repository.ts';
import { verifyQuietly } from '../review/decide-impact.ts';
import { insertReview } from '../review/reviews.repository.ts';
import type { Draft } from '../submit/draft.ts';
import { insertSubmission } from '../submit/submissions.repository.ts';
import { noteLanguageOf } from '../submit/write-impact.ts';

export interface ImpactToImport {
  ownerId: string;
  /** A UUID by which it is found when it's imported again. */
  key: string;
  /** Whether one of the owner's with the same title and first day is the same. */
  isKnownByTitle: boolean;
  draft: Draft;
  isVerified: boolean;
}

/**
 * The caller has all of them learnt at the end (`learnImported`).
 *
 * @param draft valid, with goals but no other lists.
 * @param pointsRule by which it earns points if it's verified.
 * @returns its id.
 */
export async function importImpact(
  tx: Tx,
  admin: Person,
  { ownerId, key, draft, isVerified }: ImpactToImport,
  pointsRule: PointsRule,
): Promise<string> {
  const { content, lists } = draft;
  const id = uuidv7();
  await insertImpact(tx, id, ownerId, content);
  await upsertLikeCount(tx, id, content.impactYear);
  await insertPeople(tx, id, [ownerId], { isOwner: true });
  await replaceGoals(tx, { id, impactYear: content.impactYear, isPublic: false }, lists.sdgs);
  await noteLanguageOf(tx, id, { userId: ownerId, role: 'Member' }, content);
  await insertReview(tx, { impactId: id, event: 'submitted', actorId: admin.userId, reason: null, evidence: null });
  await insertSubmission(tx, { ownerId, submissionId: key }, { impactId: id, requestHash: hashOf(draft) });
  if (isVerified) await verifyQuietly(tx, admin, id, pointsRule);
  return id;
}

const hashOf = (draft: Draft): string => createHash('sha256').update(JSON.stringify(draft)).digest('hex');
