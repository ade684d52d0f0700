import type { Role, WorkWaiting } from '../../../generated/types.gen.ts';

export interface AreaLink {
  to: string;
  label: string;
  /** True for an address that others begin with. */
  isExact?: boolean;
  /** What of the work that waits is done there. */
  work?: keyof WorkWaiting;
  /** Reached from the overview on a phone, where the row of ways is short. */
  isAtTheSideAlone?: boolean;
}

/** The ways within each area, in the order of how often they are taken. */
export const AREA_LINKS: Record<Role, readonly AreaLink[]> = {
  Member: [
    { to: '/dashboard', label: 'Dashboard', isExact: true },
    { to: '/dashboard/impacts', label: 'My impacts' },
    { to: '/dashboard/scholarships', label: 'Scholarships' },
    { to: '/dashboard/councils', label: 'Councils', work: 'membershipRequests' },
    { to: '/impacts', label: 'All impacts', isAtTheSideAlone: true },
    { to: '/scholarships', label: 'All scholarships', isAtTheSideAlone: true },
    { to: '/councils', label: 'All councils', isAtTheSideAlone: true },
    { to: '/dashboard/points', label: 'Why this score', isAtTheSideAlone: true },
    { to: '/dashboard/invite', label: 'Invite', isAtTheSideAlone: true },
    { to: '/dashboard/settings', label: 'Settings' },
  ],
  Admin: [
    { to: '/admin', label: 'Overview', isExact: true },
    { to: '/admin/impacts', label: 'Review', work: 'impactsToReview' },
    { to: '/admin/opportunities', label: 'Opportunities', work: 'opportunitiesToVerify' },
    { to: '/admin/councils', label: 'Councils', work: 'councilsToDecide' },
    { to: '/admin/users', label: 'Users' },
    { to: '/admin/news', label: 'News', isAtTheSideAlone: true },
    { to: '/admin/content', label: 'Hidden and featured', isAtTheSideAlone: true },
    { to: '/admin/points', label: 'Points', isAtTheSideAlone: true },
    { to: '/admin/organizations', label: 'Organizations', isAtTheSideAlone: true },
    { to: '/admin/audit', label: 'Audit log', isAtTheSideAlone: true },
    { to: '/admin/settings', label: 'Settings' },
  ],
  Partner: [
    { to: '/partner', label: 'Overview', isExact: true },
    { to: '/partner/applications', label: 'Applications', work: 'applicationsToDecide' },
    { to: '/partner/opportunities', label: 'Opportunities' },
    { to: '/partner/settings', label: 'Settings' },
  ],
  Judge: [
    { to: '/judge', label: 'Overview', isExact: true },
    { to: '/judge/impacts', label: 'Review', work: 'impactsToReview' },
    { to: '/judge/settings', label: 'Settings' },
  ],
};
