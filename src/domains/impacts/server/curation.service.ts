/** Hiding and featuring impacts, by an admin. */

import { record } from '#domains/audit/server/public.ts';
import type { Db } from '#platform/db/database.ts';
import { conflict } from '#platform/http/failure.ts';
import type { Person } from '#platform/http/viewer.ts';
import { follow, stateOf } from '../lifecycle.ts';
import { auditSubjectOf } from './audit-subject.ts';
import { findImpactForUpdate, type ImpactRow } from './impacts.repository.ts';
import { assertSees } from './policy.ts';
import { statusOf, takeStep, writeCuration } from './transitions.service.ts';

export interface Shelf {
  /** Idempotent. @throws {Failure} 404. */
  hide(person: Person, id: string, isHide: boolean): Promise<void>;
  /** @throws {Failure} 404, 409 unless verified and shown. */
  feature(person: Person, id: string, isFeatured: boolean): Promise<void>;
}

export function createShelf({ db, quorum }: { db: Db; quorum: number }): Shelf {
  return {
    hide: (person, id, isHide) =>
      db.transaction().execute(async (tx) => {
        const impact = await findImpactForUpdate(tx, id);
        assertSees(person, impact);
        if (impact.isHidden === isHide) return;
        const event = { type: isHide ? 'impact.hidden' : 'impact.shown' } as const;
        await writeCuration(tx, impact, await takeStep(tx, person, impact, { quorum, event }));
        const states = { fromState: isHide ? 'shown' : 'hidden', toState: isHide ? 'hidden' : 'shown' };
        await record(tx, {
          ...auditSubjectOf(impact, person),
          ...states,
          action: isHide ? 'impact_hidden' : 'impact_shown',
        });
      }),

    feature: (person, id, isFeatured) =>
      db.transaction().execute(async (tx) => {
        const impact = await findImpactForUpdate(tx, id);
        assertSees(person, impact);
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

function cannotFeature(impact: ImpactRow) {
  const why = impact.isHidden ? 'hidden' : stateOf(impact);
  return conflict('not_featurable', `This impact is ${why}. Only verified impacts that aren’t hidden can be featured.`);
}
