import type { Role } from '../../../generated/types.gen.ts';

export interface AreaLink {
  to: string;
  label: string;
  /** True for an address that others begin with. */
  isExact?: boolean;
}

/** The ways within each area, in the order of how often they are taken. */
export const AREA_LINKS: Record<Role, readonly AreaLink[]> = {
  Member: [
    { to: '/dashboard', label: 'Dashboard', isExact: true },
    { to: '/dashboard/invite', label: 'Invite' },
    { to: '/dashboard/account', label: 'Account' },
  ],
  Admin: [
    { to: '/admin', label: 'Overview', isExact: true },
    { to: '/admin/points', label: 'Points' },
    { to: '/admin/organizations', label: 'Organizations' },
    { to: '/admin/account', label: 'Account' },
  ],
  Partner: [
    { to: '/partner', label: 'Overview', isExact: true },
    { to: '/partner/account', label: 'Account' },
  ],
  Judge: [
    { to: '/judge', label: 'Overview', isExact: true },
    { to: '/judge/account', label: 'Account' },
  ],
};
