/** That an admin had points recounted stays, under “Former member”. */
import type { Erasure } from '#platform/server/archive/erasure.ts';

export const recountsErasure: Erasure = {
  erase: async () => undefined,
  tables: { points_recounts: { kept: { state: 'how far a recount has come' } } },
};
