import { requestWork } from '#domains/councils/web/request-queue/request-work.ts';
import type { Role, WorkWaiting } from '#generated/types.gen.ts';
import { pagedQueues, queuePathOf } from '../queues.ts';
import type { WayIcon } from './way-icons.tsx';

export interface AreaLink {
  to: string;
  label: string;
  /** True for a path that other links start with. */
  isExact?: boolean;
  /** The pending work counted beside it. */
  work?: keyof WorkWaiting;
  /** In the bottom bar on a phone. */
  icon?: WayIcon;
  /** Under "More" on a phone. */
  isAtTheSideAlone?: boolean;
  /** Its group; without one it belongs to the area's own work. */
  part?: LinkPart;
}

export type LinkPart = 'community' | 'own';

export const PART_NAMES: Record<LinkPart, string> = { community: 'Community', own: 'You' };

const communityOf = (home: string): readonly AreaLink[] => [
  { to: '/impacts', label: 'All impacts', part: 'community', isAtTheSideAlone: true },
  { to: '/scholarships', label: 'All scholarships', part: 'community', isAtTheSideAlone: true },
  { to: '/councils', label: 'All councils', part: 'community', isAtTheSideAlone: true },
  { to: '/news', label: 'All news', part: 'community', isAtTheSideAlone: true },
  { to: '/gallery', label: 'Gallery', part: 'community', isAtTheSideAlone: true },
  { to: '/sdg', label: 'Goals', part: 'community', isAtTheSideAlone: true },
  { to: '/leaderboard', label: 'Leaderboard', part: 'community', isAtTheSideAlone: true },
  { to: `${home}/people`, label: 'People', part: 'community', isAtTheSideAlone: true },
];

const queuesOf = (role: Role): readonly AreaLink[] =>
  pagedQueues(role).map((queue) => ({
    to: queuePathOf(role, queue),
    label: queue.title,
    work: queue.count,
    icon: queue.icon,
  }));

/** Most used first. */
export const AREA_LINKS: Record<Role, readonly AreaLink[]> = {
  Member: [
    { to: '/dashboard', label: 'Dashboard', isExact: true, icon: 'home' },
    { to: '/dashboard/impacts', label: 'My impacts', icon: 'impact' },
    { to: '/dashboard/scholarships', label: 'Scholarships', icon: 'opportunity' },
    { to: '/dashboard/councils', label: 'Councils', work: requestWork.count, icon: 'council' },
    ...communityOf('/dashboard'),
    { to: '/dashboard/points', label: 'Points history', part: 'own', isAtTheSideAlone: true },
    { to: '/dashboard/following', label: 'Following', part: 'own', isAtTheSideAlone: true },
    { to: '/dashboard/invite', label: 'Invite', part: 'own', isAtTheSideAlone: true },
    { to: '/dashboard/media', label: 'My files', part: 'own', isAtTheSideAlone: true },
    { to: '/dashboard/settings', label: 'Settings', part: 'own', isAtTheSideAlone: true },
  ],
  Admin: [
    { to: '/admin', label: 'Overview', isExact: true, icon: 'home' },
    ...queuesOf('Admin'),
    { to: '/admin/users', label: 'Users', icon: 'people' },
    { to: '/admin/news', label: 'News', isAtTheSideAlone: true },
    { to: '/admin/content', label: 'Hidden and featured', isAtTheSideAlone: true },
    { to: '/admin/points', label: 'Points', isAtTheSideAlone: true },
    { to: '/admin/organizations', label: 'Organisations', isAtTheSideAlone: true },
    { to: '/admin/audit', label: 'Audit log', isAtTheSideAlone: true },
    ...communityOf('/admin'),
    { to: '/admin/following', label: 'Following', part: 'own', isAtTheSideAlone: true },
    { to: '/admin/media', label: 'My files', part: 'own', isAtTheSideAlone: true },
    { to: '/admin/invite', label: 'Invite', part: 'own', isAtTheSideAlone: true },
    { to: '/admin/settings', label: 'Settings', part: 'own', isAtTheSideAlone: true },
  ],
  Partner: [
    { to: '/partner', label: 'Overview', isExact: true, icon: 'home' },
    ...queuesOf('Partner'),
    { to: '/partner/opportunities', label: 'Opportunities', icon: 'opportunity' },
    ...communityOf('/partner'),
    { to: '/partner/following', label: 'Following', part: 'own', isAtTheSideAlone: true },
    { to: '/partner/media', label: 'My files', part: 'own', isAtTheSideAlone: true },
    { to: '/partner/invite', label: 'Invite', part: 'own', isAtTheSideAlone: true },
    { to: '/partner/settings', label: 'Settings', part: 'own', isAtTheSideAlone: true },
  ],
  Judge: [
    { to: '/judge', label: 'Overview', isExact: true, icon: 'home' },
    ...queuesOf('Judge'),
    ...communityOf('/judge'),
    { to: '/judge/following', label: 'Following', part: 'own', isAtTheSideAlone: true },
    { to: '/judge/media', label: 'My files', part: 'own', isAtTheSideAlone: true },
    { to: '/judge/invite', label: 'Invite', part: 'own', isAtTheSideAlone: true },
    { to: '/judge/settings', label: 'Settings', part: 'own', isAtTheSideAlone: true },
  ],
};
