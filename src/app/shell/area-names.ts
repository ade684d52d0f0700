import type { Role } from '#generated/types.gen.ts';

/** Link texts for each role's area. */
export const AREA_NAMES: Record<Role, string> = {
  Admin: 'Admin area',
  Member: 'Member area',
  Partner: 'Partner area',
  Judge: 'Judge area',
};
