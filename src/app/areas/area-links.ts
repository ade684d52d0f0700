import { requestWork } from '#domains/councils/web/request-queue/request-work.ts';
import type { Role, WorkWaiting } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { pagedQueues, queuePathOf } from '../queues.ts';
import type { NavIconName } from './nav-icons.tsx';

export interface AreaLink {
  to: string;
  label: string;
  /** True for a path that other links start with. */
  isExact?: boolean;
  /** The pending work counted beside it. */
  work?: keyof WorkWaiting;
  /** Its icon in the bottom bar on a phone. */
  icon?: NavIconName;
  /** True for a link that is under "More" on a phone. */
  isSidebarOnly?: boolean;
  /** Its group; without one it belongs to the area's own work. */
  group?: LinkGroupId;
}

export type LinkGroupId = 'community' | 'own';

export const GROUP_NAMES: Record<LinkGroupId, string> = {
  community: say('app.areaLinks.community'),
  own: say('app.areaLinks.you'),
};

const communityOf = (home: string): readonly AreaLink[] => [
  { to: '/impacts', label: say('app.areaLinks.allImpacts'), group: 'community', isSidebarOnly: true },
  { to: '/scholarships', label: say('app.areaLinks.allScholarships'), group: 'community', isSidebarOnly: true },
  { to: '/councils', label: say('app.areaLinks.allCouncils'), group: 'community', isSidebarOnly: true },
  { to: '/news', label: say('app.areaLinks.allNews'), group: 'community', isSidebarOnly: true },
  { to: '/gallery', label: say('app.areaLinks.gallery'), group: 'community', isSidebarOnly: true },
  { to: '/sdg', label: say('app.areaLinks.goals'), group: 'community', isSidebarOnly: true },
  { to: '/leaderboard', label: say('app.areaLinks.leaderboard'), group: 'community', isSidebarOnly: true },
  { to: `${home}/people`, label: say('app.areaLinks.people'), group: 'community', isSidebarOnly: true },
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
    { to: '/dashboard', label: say('app.areaLinks.dashboard'), isExact: true, icon: 'home' },
    { to: '/dashboard/impacts', label: say('app.areaLinks.myImpacts'), icon: 'impact' },
    { to: '/dashboard/scholarships', label: say('app.areaLinks.scholarships'), icon: 'opportunity' },
    { to: '/dashboard/councils', label: say('app.areaLinks.councils'), work: requestWork.count, icon: 'council' },
    ...communityOf('/dashboard'),
    { to: '/dashboard/points', label: say('app.areaLinks.pointsHistory'), group: 'own', isSidebarOnly: true },
    { to: '/dashboard/following', label: say('app.areaLinks.following'), group: 'own', isSidebarOnly: true },
    { to: '/dashboard/invite', label: say('app.areaLinks.invite'), group: 'own', isSidebarOnly: true },
    { to: '/dashboard/media', label: say('app.areaLinks.myFiles'), group: 'own', isSidebarOnly: true },
    { to: '/dashboard/settings', label: say('app.areaLinks.settings'), group: 'own', isSidebarOnly: true },
  ],
  Admin: [
    { to: '/admin', label: say('app.areaLinks.overview'), isExact: true, icon: 'home' },
    ...queuesOf('Admin'),
    { to: '/admin/users', label: say('app.areaLinks.users'), icon: 'people' },
    { to: '/admin/news', label: say('app.areaLinks.news'), isSidebarOnly: true },
    { to: '/admin/content', label: say('app.areaLinks.hiddenAndFeatured'), isSidebarOnly: true },
    { to: '/admin/points', label: say('app.areaLinks.points'), isSidebarOnly: true },
    { to: '/admin/organizations', label: say('app.areaLinks.organisations'), isSidebarOnly: true },
    { to: '/admin/audit', label: say('app.areaLinks.auditLog'), isSidebarOnly: true },
    ...communityOf('/admin'),
    { to: '/admin/following', label: say('app.areaLinks.following'), group: 'own', isSidebarOnly: true },
    { to: '/admin/media', label: say('app.areaLinks.myFiles'), group: 'own', isSidebarOnly: true },
    { to: '/admin/invite', label: say('app.areaLinks.invite'), group: 'own', isSidebarOnly: true },
    { to: '/admin/settings', label: say('app.areaLinks.settings'), group: 'own', isSidebarOnly: true },
  ],
  Partner: [
    { to: '/partner', label: say('app.areaLinks.overview'), isExact: true, icon: 'home' },
    ...queuesOf('Partner'),
    { to: '/partner/opportunities', label: say('app.areaLinks.opportunities'), icon: 'opportunity' },
    ...communityOf('/partner'),
    { to: '/partner/following', label: say('app.areaLinks.following'), group: 'own', isSidebarOnly: true },
    { to: '/partner/media', label: say('app.areaLinks.myFiles'), group: 'own', isSidebarOnly: true },
    { to: '/partner/invite', label: say('app.areaLinks.invite'), group: 'own', isSidebarOnly: true },
    { to: '/partner/settings', label: say('app.areaLinks.settings'), group: 'own', isSidebarOnly: true },
  ],
  Judge: [
    { to: '/judge', label: say('app.areaLinks.overview'), isExact: true, icon: 'home' },
    ...queuesOf('Judge'),
    ...communityOf('/judge'),
    { to: '/judge/following', label: say('app.areaLinks.following'), group: 'own', isSidebarOnly: true },
    { to: '/judge/media', label: say('app.areaLinks.myFiles'), group: 'own', isSidebarOnly: true },
    { to: '/judge/invite', label: say('app.areaLinks.invite'), group: 'own', isSidebarOnly: true },
    { to: '/judge/settings', label: say('app.areaLinks.settings'), group: 'own', isSidebarOnly: true },
  ],
};
