import { record } from '#domains/audit/server/public.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { follow } from '../../lifecycle.ts';
import { auditSubjectOf } from '../audit-subject.ts';
import type { ImpactRow } from '../impacts.repository.ts';
import { statusOf, writeCuration } from '../take-step.ts';

interface HidingChange {
  quorum: number;
  isHidden: boolean;
  /** Null if reports hid it automatically. */
  actorId: string | null;
  reason?: string;
}

/** Idempotent. The caller holds the row lock. @returns whether it changed anything. */
export async function setHidden(tx: Tx, impact: ImpactRow, hiding: HidingChange): Promise<boolean> {
  const { quorum, isHidden, actorId, reason } = hiding;
  if (impact.isHidden === isHidden) return false;
  const next = follow(statusOf(impact, quorum), { type: isHidden ? 'impact.hidden' : 'impact.shown' });
  if (!next) throw new Error('An impact can be hidden and shown in every state');
  await writeCuration(tx, impact, next);
  await record(tx, {
    ...auditSubjectOf(impact, { userId: actorId }),
    ...(reason !== undefined && { reason }),
    fromState: isHidden ? 'shown' : 'hidden',
    toState: isHidden ? 'hidden' : 'shown',
    action: isHidden ? 'impact_hidden' : 'impact_shown',
  });
  return true;
}
