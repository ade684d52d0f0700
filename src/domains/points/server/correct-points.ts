/** Corrections of many entries at once, for impacts that are recounted by another rule. */
import { v7 as uuidv7 } from 'uuid';
import { settleMilestones } from '#domains/credentials/server/public.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { type ReasonFacts, sayReason } from '../reasons.ts';
import { insertCorrections, listGiven, lockTotals, setTotals } from './corrections.repository.ts';
import { MAX_TOTAL } from './give-points.ts';

interface Correction {
  impactId: string;
  /** What everyone who took part has of it from now on. */
  points: number;
  facts: ReasonFacts;
}

const CAUSE = 'impact_recounted';

/**
 * Nobody falls below 0: an admin may have deducted points. Someone whose points were withdrawn gets none.
 *
 * @returns how many entries were added.
 */
export async function correctPoints(tx: Tx, corrections: readonly Correction[]): Promise<number> {
  const byImpact = new Map(corrections.map((correction) => [correction.impactId, correction]));
  // Under the locks of their totals, so that nobody's points are withdrawn meanwhile.
  const before = await lockTotals(tx, [...byImpact.keys()]);
  const totals = new Map(before);
  const rows = (await listGiven(tx, [...byImpact.keys()])).flatMap(({ id, userId, impactId, points }) => {
    const total = totals.get(userId);
    const correction = byImpact.get(impactId);
    if (total === undefined || !correction || correction.points === points) return [];
    const balance = Math.min(MAX_TOTAL, Math.max(0, total + correction.points - points));
    if (balance === total) return [];
    totals.set(userId, balance);
    const { facts } = correction;
    const reason = speakIn(SOURCE_LANGUAGE, () => sayReason({ cause: CAUSE, facts, reason: '' }));
    return {
      id: uuidv7(),
      user_id: userId,
      points: balance - total,
      balance,
      cause: CAUSE,
      reason,
      reason_facts: JSON.stringify(facts),
      subject_kind: 'impact',
      subject_id: impactId,
      adjusts_id: id,
    } as const;
  });
  if (rows.length === 0) return 0;
  const changed = [...totals].filter(([userId, total]) => total !== before.get(userId));
  await setTotals(tx, new Map(changed));
  for (const [userId, to] of changed) await settleMilestones(tx, userId, { from: before.get(userId) ?? 0, to });
  await insertCorrections(tx, rows);
  return rows.length;
}
