import type { PointsEntry } from '../../../../generated/types.gen.ts';
import type { LedgerRow } from './repository.ts';

/** A row that was given by hand, so it stems from nothing and takes nothing back. */
export function presentGiven(row: LedgerRow): PointsEntry {
  return {
    id: row.id,
    points: row.points,
    balance: row.balance,
    cause: row.cause,
    reason: row.reason,
    subject: null,
    decisionId: null,
    reversesId: null,
    createdAt: row.createdAt.toISOString(),
  };
}
