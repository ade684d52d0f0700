import { sql } from 'kysely';
import type { Erasure } from '#platform/server/archive/erasure.ts';

const COUNCILS = 'what a council is, to everyone in it';

export const councilsErasure: Erasure = {
  erase: async (tx, { id }) => {
    await sql`update council_requests set message = null where user_id = ${id}::uuid and message is not null`.execute(
      tx,
    );
  },
  tables: {
    councils: {
      kept: {
        title: COUNCILS,
        title_key: COUNCILS,
        description: COUNCILS,
        location: COUNCILS,
        place: COUNCILS,
        decline_reason: 'a decision',
      },
    },
    council_texts: { kept: { search_text: COUNCILS, search_location: COUNCILS, title_fold: COUNCILS } },
    council_decisions: { kept: { reason: 'a decision' } },
    council_requests: { erased: ['message'] },
    council_resources: {
      kept: Object.fromEntries(
        ['title', 'description', 'url'].map((column) => [column, 'what a council shares; its files go']),
      ),
    },
  },
};
