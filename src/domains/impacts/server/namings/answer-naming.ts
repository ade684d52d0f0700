import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { forbidden, notFound } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { follow } from '../../naming-lifecycle.ts';
import { notifyOfAbsence } from '../announcements.ts';
import { issueForImpact, revokeForMember } from '../credentials/impact-credentials.ts';
import { bumpRevision, findImpactForUpdate, type ImpactRow } from '../impacts.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { findVerification } from '../review/impact-points.ts';
import { returnPoints, takePointsBack } from './naming-points.ts';
import {
  deleteDecline,
  findNaming,
  hasDecided,
  insertDecline,
  type NamingRow,
  setConfirmed,
} from './namings.repository.ts';
import { presentNaming } from './present-naming.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'isBlocked'>;

/** Repeating an answer changes nothing. @throws {Failure} 403 if they can't return, 404 for anyone who wasn't named. */
export const answerNaming: Call<'answerNaming', Needs> = async ({ db, isBlocked }, request) => {
  const person = callerOf(request);
  const { tookPart } = request.body;
  const answered = await db.transaction().execute(async (tx) => {
    const { impact, naming } = await loadNaming(tx, person, request.params.id);
    if (naming.state === (tookPart ? 'confirmed' : 'declined')) return naming;
    const canReturn = naming.state !== 'declined' || (await mayReturn(tx, person, { impact, isBlocked }));
    const event = tookPart ? ({ type: 'naming.confirmed' } as const) : ({ type: 'naming.declined' } as const);
    const next = follow({ state: naming.state, canReturn }, event);
    if (next === null) throw forbidden('not_allowed', say('impacts.failures.cannotReturn'));
    if (next === 'declined') await leave(tx, person, { impact, naming });
    else if (naming.state === 'declined') await comeBack(tx, person, { impact, naming });
    else await setConfirmed(tx, naming.id);
    return (await loadNaming(tx, person, impact.id)).naming;
  });
  return ok('Your answer is saved.', presentNaming(person, answered));
};

interface Named {
  impact: ImpactRow;
  naming: NamingRow;
}

/** Locks the impact. @throws {Failure} 404, also for what the person declined and can't see. */
async function loadNaming(tx: Tx, { userId }: Person, impactId: string): Promise<Named> {
  const impact = await findImpactForUpdate(tx, impactId);
  const naming = impact && (await findNaming(tx, { impactId, userId }));
  if (!impact || !naming) throw notFound(say('impacts.failures.notNamed'));
  return { impact, naming };
}

/** The contract's limit, besides the owner. */
const MAX_MEMBERS = 50;

/** Someone who has decided on the impact can't profit from it. */
async function mayReturn(
  tx: Tx,
  { userId }: Person,
  { impact, isBlocked }: { impact: ImpactRow; isBlocked: ImpactNeeds['isBlocked'] },
): Promise<boolean> {
  const hasRoom = impact.participants.length <= MAX_MEMBERS;
  if (impact.isHidden || !hasRoom || (await hasDecided(tx, impact.id, userId))) return false;
  return !(await isBlocked(tx, impact.ownerId, userId));
}

async function leave(tx: Tx, { userId }: Person, { impact, naming }: Named): Promise<void> {
  await insertDecline(tx, naming.id);
  await revokeForMember(tx, impact.id, userId);
  await outdateForms(tx, impact);
  const verification = await findStandingVerification(tx, impact);
  if (verification) await takePointsBack(tx, impact, { userId, verificationId: verification.id });
  await notifyOfAbsence(tx, impact, userId);
}

async function comeBack(tx: Tx, { userId }: Person, { impact, naming }: Named): Promise<void> {
  await deleteDecline(tx, naming.id);
  if (impact.isPublic) await issueForImpact(tx, impact, [userId]);
  await outdateForms(tx, impact);
  const verification = await findStandingVerification(tx, impact);
  if (verification) await returnPoints(tx, impact, { userId, verification });
}

const findStandingVerification = async (tx: Tx, impact: ImpactRow) =>
  impact.isVerified ? findVerification(tx, impact.id) : undefined;

/** Otherwise a form that was opened earlier could save other people, and a judge decide on them. */
async function outdateForms(tx: Tx, impact: ImpactRow): Promise<void> {
  if (!impact.isVerified) await bumpRevision(tx, impact.id);
}
