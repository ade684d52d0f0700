import type { Erasure } from '#platform/server/archive/erasure.ts';

export const operationsErasure: Erasure = {
  erase: async (tx, { id }) => {
    await tx.deleteFrom('hidden_launch_steps').where('user_id', '=', id).execute();
  },
  tables: { hidden_launch_steps: 'deleted' },
};
