import type { Erasure } from '#platform/server/archive/erasure.ts';

export const followingErasure: Erasure = {
  erase: async (tx, { id }) => {
    await tx
      .deleteFrom('person_follows')
      .where((row) => row.or([row('follower_id', '=', id), row('person_id', '=', id)]))
      .execute();
    await tx.deleteFrom('council_follows').where('follower_id', '=', id).execute();
    await tx
      .deleteFrom('person_blocks')
      .where((row) => row.or([row('blocker_id', '=', id), row('blocked_id', '=', id)]))
      .execute();
  },
  tables: { person_follows: 'deleted', council_follows: 'deleted', person_blocks: 'deleted' },
};
