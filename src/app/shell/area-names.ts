import type { Role } from '../../../generated/types.gen.ts';

/** What the area of a role is called in links to it. */
export const AREA_NAMES: Record<Role, string> = {
  Admin: 'Admin area',
  Member: 'Member area',
  Partner: 'Partner area',
  Judge: 'Judge area',
};
