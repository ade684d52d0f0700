import { sql } from 'kysely';
import type { Erasure } from '#platform/server/archive/erasure.ts';
import { jsonWithoutPerson, withoutPerson } from '#platform/server/db/without-person.repository.ts';

export const pointsErasure: Erasure = {
  erase: async (tx, person) => {
    await sql`
      update points_entries set reason = ${withoutPerson('reason', person)},
        reason_facts = ${jsonWithoutPerson('reason_facts', person)}
      where user_id = ${person.id}::uuid`.execute(tx);
  },
  tables: { points_entries: { erased: ['reason', 'reason_facts'], kept: { cause: 'why points were given' } } },
};
