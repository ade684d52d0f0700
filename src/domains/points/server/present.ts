import { FORMER_MEMBER, profileSlugOf, sayNameOf } from '#domains/people/model.ts';
import type { PointsEntry, PointsSubject } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { slugOf } from '#platform/shared/slug.ts';
import { sayReason } from '../reasons.ts';
import type { LedgerRow } from './entries.repository.ts';
import type { LedgerEntry } from './ledger.repository.ts';

export function presentEntry(entry: LedgerEntry): PointsEntry {
  return {
    id: entry.id,
    points: entry.points,
    balance: entry.balance,
    cause: entry.cause,
    reason: sayReason(entry),
    subject: subjectOf(entry),
    decisionId: entry.decisionId,
    reversesId: entry.reversesId,
    createdAt: entry.createdAt.toISOString(),
  };
}

function subjectOf(entry: LedgerEntry): PointsSubject | null {
  const { subjectKind: kind, subjectId: id, subjectTitle, subjectName, subjectLastName } = entry;
  if (kind === null || id === null) return null;
  if (kind === 'impact') {
    const slug = slugOf(subjectTitle ?? '') || 'impact';
    return { kind, id, title: subjectTitle ?? say('points.subject.deletedImpact'), slug };
  }
  if (subjectName === null && subjectLastName === null) {
    return { kind, id, title: FORMER_MEMBER.name, slug: FORMER_MEMBER.slug };
  }
  const person = { name: subjectName, lastName: subjectLastName };
  return { kind, id, title: sayNameOf(person), slug: profileSlugOf(person) };
}

/** A manual adjustment has no subject and reverses nothing. */
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
