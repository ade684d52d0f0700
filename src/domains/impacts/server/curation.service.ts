/** Hiding and featuring impacts, by an admin. */

import { record } from '#domains/audit/server/public.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { conflict, forbidden } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { tidyLines } from '#platform/prose.ts';
import { follow, stateOf } from '../lifecycle.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { findImpactForUpdate, type ImpactRow } from './impacts.repository.ts';
import { assertCanSee } from './policy.ts';
import { statusOf, writeCuration } from './transitions.service.ts';

export interface Curation {
  /** Idempotent. @throws {Failure} 403 for admins who took part in it or reported it, 404. */
  hide(person: Person, id: string, hiding: { isHide: boolean; reason?: string | undefined }): Promise<void>;
  /** @throws {Failure} 404, 409 unless verified and shown. */
  feature(person: Person, id: string, isFeatured: boolean): Promise<void>;
}

/** Whether this person has reported the impact; care knows. */
export type HasReported = (tx: Tx, kind: 'impact', id: string, userId: string) => Promise<boolean>;

interface CurationNeeds {
  db: Db;
  quorum: number;
  hasReported: HasReported;
}

export function createCuration({ db, quorum, hasReported }: CurationNeeds): Curation {
  /** As in the queue of reports: those who are involved leave it to others. */
  async function assertImpartial(tx: Tx, { userId }: Person, { id, participants }: ImpactRow): Promise<void> {
    if (participants.includes(userId)) throw forbidden('not_allowed', say('impacts.adminActions.tookPart'));
    if (await hasReported(tx, 'impact', id, userId)) throw forbidden('not_allowed', say('impacts.failures.ownReport'));
  }

  return {
    hide: (person, id, { isHide, reason }) =>
      db.transaction().execute(async (tx) => {
        const impact = await findImpactForUpdate(tx, id);
        assertCanSee(person, impact);
        await assertImpartial(tx, person, impact);
        const why = isHide ? tidyLines(reason ?? '') : '';
        await setHidden(tx, impact, { quorum, isHidden: isHide, actorId: person.userId, ...(why && { reason: why }) });
      }),

    feature: (person, id, isFeatured) =>
      db.transaction().execute(async (tx) => {
        const impact = await findImpactForUpdate(tx, id);
        assertCanSee(person, impact);
        const event = { type: isFeatured ? 'impact.featured' : 'impact.unfeatured' } as const;
        const next = follow(statusOf(impact, quorum), event);
        if (!next) throw cannotFeature(impact);
        if (impact.isFeatured === isFeatured) return;
        await writeCuration(tx, impact, next);
        const action = isFeatured ? 'impact_featured' : 'impact_unfeatured';
        await record(tx, { ...auditSubjectOf(impact, person), action });
      }),
  };
}

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

function cannotFeature(impact: ImpactRow) {
  const state = impact.isHidden ? 'hidden' : stateOf(impact);
  return conflict('not_featurable', say('impacts.failures.cannotFeature', { state }));
}
