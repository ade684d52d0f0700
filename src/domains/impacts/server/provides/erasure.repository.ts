/**
 * A verified impact stays, with everything it was verified by. Of one that never was, only the decisions stay: nobody
 * finds it, and its words are gone.
 */
import { sql } from 'kysely';
import { eraseTitles } from '#domains/audit/server/public.ts';
import type { Erasure } from '#platform/server/archive/erasure.ts';

const GONE = '—';
const VERIFIED = 'what was verified';

export const impactsErasure: Erasure = {
  erase: async (tx, { id }) => {
    const unverified = sql`(select i.id from impacts i where i.owner_id = ${id}::uuid and i.is_verified is not true)`;
    await sql`update impact_texts set description = ${GONE} where impact_id in ${unverified}`.execute(tx);
    await sql`update impact_appeals set reason = ${GONE} where impact_id in (
      select i.id from impacts i where i.owner_id = ${id}::uuid)`.execute(tx);
    await sql`update impact_reviews set reason = null
      where actor_id = ${id}::uuid and event in ('appealed', 'answered')`.execute(tx);
    await sql`delete from impact_declined_namings where user_id = ${id}::uuid`.execute(tx);
    await sql`delete from impact_submissions where owner_id = ${id}::uuid`.execute(tx);
    await sql`delete from impact_lookers where user_id = ${id}::uuid`.execute(tx);
    // A decision's evidence repeats the impact, and keeps its files.
    await sql`update impact_reviews set evidence = null where impact_id in ${unverified}`.execute(tx);
    const { rows } = await sql<{ id: string }>`
      update impacts set title = ${GONE}, location = null, place = null, open_question = null, is_hidden = true
      where owner_id = ${id}::uuid and is_verified is not true returning id`.execute(tx);
    await eraseTitles(tx, 'impact', { ids: rows.map((row) => row.id), hasLinks: true });
  },
  tables: {
    impacts: { erased: ['title', 'location', 'place', 'open_question'], kept: { decline_reason: 'a decision' } },
    impact_texts: { erased: ['description'] },
    impact_submissions: 'deleted',
    impact_appeals: { erased: ['reason'] },
    impact_reviews: { erased: ['reason', 'evidence'] },
    impact_event_types: {
      kept: {
        name: 'a list of the platform',
        description: 'a list of the platform',
        names: 'what the community calls it',
      },
    },
    impact_place_counts: { kept: { place: VERIFIED, place_id: VERIFIED, name: VERIFIED, spot: VERIFIED } },
    impact_count_changes: {
      kept: Object.fromEntries(
        ['place', 'place_name', 'spot'].map((column) => [column, 'only exists within a transaction']),
      ),
    },
    impact_places: { kept: { place: VERIFIED } },
    impact_words: { kept: { word: VERIFIED } },
  },
};
