/** Tables are kept for a day. Those of the admin who is forgotten go at once. */
import type { Erasure } from '#platform/server/archive/erasure.ts';

const FOR_A_DAY = 'is deleted once the table is imported, or after a day';

export const importsErasure: Erasure = {
  erase: async (tx, { id }) => {
    await tx.deleteFrom('imports').where('admin_id', '=', id).where('state', '<>', 'running').execute();
  },
  tables: {
    imports: { kept: { language: 'the code of a language', content: FOR_A_DAY, faults: FOR_A_DAY } },
  },
};
