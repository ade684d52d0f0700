/** Points: an append-only ledger and the total it adds up to. */
import { v7 as uuidv7 } from 'uuid';
import { settleMilestones } from '#domains/credentials/server/public.ts';
import type { PointsCause } from '#generated/types.gen.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { conflict, notFound } from '#platform/server/http/failure.ts';
import { type ReasonFacts, sayReason } from '../reasons.ts';
import {
  findLastReversal,
  findTotal,
  findTotalForShare,
  findTotalForUpdate,
  insertLedgerRow,
  type LedgerRow,
  listUnreversedEntries,
  setTotal,
} from './entries.repository.ts';

export interface Grant {
  userId: string;
  /** Negative to deduct. */
  points: number;
  cause: PointsCause;
  /** As an admin typed it. */
  reason?: string;
  /** What the text of a reason is made of, if no admin typed one. */
  facts?: ReasonFacts;
  subject?: { kind: 'impact' | 'user'; id: string };
  /** Idempotent: a decision gives each person points once. */
  decisionId?: string;
  decidedBy?: string;
  /** The row being reversed. */
  reversesId?: string;
}

/** More than anyone can have. */
export const MAX_TOTAL = 1_000_000_000;

/** @throws {Failure} 404 for an unknown person, 409 if the total would fall below 0. */
export async function givePoints(tx: Tx, grant: Grant): Promise<LedgerRow> {
  const total = await findTotalForUpdate(tx, grant.userId);
  if (total === undefined) throw unknownPerson();
  return writeGrant(tx, total, grant);
}

/** @param total the person's points so far, locked. */
async function writeGrant(tx: Tx, total: number, grant: Grant): Promise<LedgerRow> {
  const balance = total + grant.points;
  if (balance < 0) throw conflict('points_below_zero', say('points.failures.belowZero', { total }));
  if (balance > MAX_TOTAL) throw conflict('points_over_limit', say('points.failures.overLimit', { total }));
  await setTotal(tx, grant.userId, balance);
  await settleMilestones(tx, grant.userId, { from: total, to: balance });
  const { cause, facts = null } = grant;
  return insertLedgerRow(tx, {
    id: uuidv7(),
    userId: grant.userId,
    points: grant.points,
    balance,
    cause,
    reason: grant.reason ?? speakIn(SOURCE_LANGUAGE, () => sayReason({ cause, facts, reason: '' })),
    facts,
    subject: grant.subject ?? null,
    decisionId: grant.decisionId ?? null,
    decidedBy: grant.decidedBy ?? null,
    reversesId: grant.reversesId ?? null,
    adjustsId: null,
  });
}

/**
 * Reverses a decision's rows, each with a counter-row.
 *
 * Takes at most what the person has left, since an admin may have deducted points meanwhile.
 */
export async function reversePoints(
  tx: Tx,
  givenBy: string,
  grant: Pick<Grant, 'cause' | 'facts' | 'subject' | 'decisionId' | 'decidedBy'>,
): Promise<void> {
  for (const row of await listUnreversedEntries(tx, givenBy)) {
    const total = (await findTotalForUpdate(tx, row.userId)) ?? 0;
    const points = -Math.min(row.points, total);
    await writeGrant(tx, total, { ...grant, userId: row.userId, points, reversesId: row.id });
  }
}

interface OfOne {
  userId: string;
  /** The decision that gave the points. */
  givenBy: string;
}

/** The same for one of the people who got points by the decision. */
export async function takePointsOf(
  tx: Tx,
  { userId, givenBy }: OfOne,
  grant: Pick<Grant, 'cause' | 'facts' | 'subject'>,
): Promise<void> {
  const row = (await listUnreversedEntries(tx, givenBy)).find((entry) => entry.userId === userId);
  if (!row) return;
  const total = (await findTotalForUpdate(tx, userId)) ?? 0;
  await writeGrant(tx, total, { ...grant, userId, points: -Math.min(row.points, total), reversesId: row.id });
}

/**
 * Returns what `takePointsOf` took, no more: an admin may have deducted points meanwhile. If the decision's impact was
 * recounted since, it's what the recount would have made of it. The row belongs to the decision, so that reversing that
 * takes it back too.
 *
 * @param worth what everyone else has of it now.
 * @returns whether anything had been taken.
 */
export async function givePointsBack(
  tx: Tx,
  { userId, givenBy, worth }: OfOne & { worth: number },
  grant: Pick<Grant, 'cause' | 'facts' | 'subject'>,
): Promise<boolean> {
  const total = (await findTotalForUpdate(tx, userId)) ?? 0;
  const taken = await findLastReversal(tx, { userId, decisionId: givenBy });
  if (!taken) return false;
  const byRecount = taken.isRecounted ? worth - taken.reversed : 0;
  await writeGrant(tx, total, {
    ...grant,
    userId,
    points: Math.max(0, byRecount - taken.points),
    decisionId: givenBy,
    reversesId: taken.id,
  });
  return true;
}

/** 0 for an unknown person. */
export async function readPoints(db: Db | Tx, userId: string): Promise<number> {
  return (await findTotal(db, userId)) ?? 0;
}

/** The same under a share lock, so it can't change before the transaction ends. */
export async function lockPoints(tx: Tx, userId: string): Promise<number> {
  return (await findTotalForShare(tx, userId)) ?? 0;
}

export const unknownPerson = () => notFound(say('people.failures.notFound'));
