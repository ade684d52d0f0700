/** The menu of each role: one entry a noun, and the pages of that noun as its tabs. */

import { registrationWork } from '#domains/auth/web/registration-queue/registration-work.ts';
import { councilWork } from '#domains/councils/web/council-queue/council-work.ts';
import { requestWork } from '#domains/councils/web/request-queue/request-work.ts';
import { reviewWork } from '#domains/impacts/web/queue/review-work.ts';
import { reportWork } from '#domains/moderation/web/queue/report-work.ts';
import { applicationWork } from '#domains/opportunities/web/application-queue/application-work.ts';
import { verificationWork } from '#domains/opportunities/web/verification-queue/verification-work.ts';
import type { Role, WorkWaiting } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { PagedQueueWork } from '#platform/browser/decisions/queue/queue-work.ts';
import { hasPage } from '#platform/browser/page/has-page.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { queuePathOf } from '../queues.ts';
import type { NavIconName } from './nav-icons.tsx';

export interface AreaTab {
  to: string;
  /** Beside the entry's other tabs. */
  label: string;
  /** On its own, as the search offers it. */
  name: string;
  /** The pending work counted beside it. */
  work?: keyof WorkWaiting;
  /** True for a page whose sections have addresses below its own. */
  hasSections?: boolean;
}

export interface AreaEntry {
  label: string;
  /** In the bottom bar on a phone, where the first entries are. */
  icon?: NavIconName;
  /** The entry leads to the first. */
  tabs: readonly [AreaTab, ...AreaTab[]];
  /** Other addresses that belong to it. */
  covers?: readonly string[];
}

const tab = (to: string, name: string, label = name): AreaTab => ({ to, name, label });

const queueTab = (role: Role, work: PagedQueueWork, label: string): AreaTab => ({
  to: queuePathOf(role, work),
  name: work.title,
  label,
  work: work.count,
});

const overview = (to: string): AreaEntry => ({
  label: say('app.areaLinks.overview'),
  icon: 'home',
  tabs: [tab(to, say('app.areaLinks.overview'))],
});

const all = {
  impacts: tab('/impacts', say('app.areaLinks.allImpacts'), say('app.areaTabs.allImpacts')),
  scholarships: tab('/scholarships', say('app.areaLinks.allScholarships'), say('app.areaTabs.allScholarships')),
  councils: tab('/councils', say('app.areaLinks.allCouncils'), say('app.areaTabs.allCouncils')),
};
const goals = tab('/sdg', say('app.areaLinks.goals'));
const namings = (home: string): AreaTab =>
  tab(`${home}/namings`, say('app.areaLinks.namings'), say('app.areaTabs.namings'));
const partners = tab('/partners', say('app.areaTabs.partners'));

const impacts = (...tabs: AreaEntry['tabs']): AreaEntry => ({
  label: say('app.areaLinks.impacts'),
  icon: 'impact',
  tabs,
  covers: ['/impact/new-impact-verification'],
});
const scholarships = (...tabs: AreaEntry['tabs']): AreaEntry => ({
  label: say('app.areaLinks.scholarships'),
  icon: 'opportunity',
  tabs,
});
const councils = (...tabs: AreaEntry['tabs']): AreaEntry => ({
  label: say('app.areaLinks.councils'),
  icon: 'council',
  tabs,
});
const readNews = tab('/news', say('app.areaLinks.allNews'), say('app.areaTabs.readNews'));
const news: AreaEntry = { label: say('app.areaLinks.news'), tabs: [readNews] };

const peopleTabs = (home: string): AreaEntry['tabs'] => [
  tab(`${home}/people`, say('app.areaLinks.people'), say('app.areaTabs.allPeople')),
  tab(`${home}/following`, say('app.areaLinks.following')),
  tab('/leaderboard', say('app.areaLinks.leaderboard')),
];
const people = (home: string): AreaEntry => ({
  label: say('app.areaLinks.people'),
  tabs: peopleTabs(home),
  covers: [`${home}/changemaker`],
});
const gallery = (home: string): AreaEntry => ({
  label: say('app.areaLinks.gallery'),
  tabs: [
    tab('/gallery', say('app.areaLinks.gallery'), say('app.areaTabs.allPictures')),
    tab(`${home}/media`, say('app.areaLinks.myFiles')),
  ],
});
const settings = (home: string): AreaTab => ({
  ...tab(`${home}/settings`, say('app.areaLinks.settings')),
  hasSections: true,
});
const invite = (home: string): AreaTab => tab(`${home}/invite`, say('app.areaLinks.invite'));
const credentials = (home: string): AreaTab => tab(`${home}/credentials`, say('app.areaLinks.credentials'));
const you = (...tabs: AreaEntry['tabs']): AreaEntry => ({ label: say('app.areaLinks.you'), tabs });

/** In the order of the side menu and of the phone's bar: most used first, at most nine a role. */
export const AREA_MENUS: Record<Role, readonly AreaEntry[]> = {
  Member: [
    {
      label: say('app.areaLinks.dashboard'),
      icon: 'home',
      tabs: [tab('/dashboard', say('app.areaLinks.dashboard'))],
    },
    impacts(
      all.impacts,
      tab('/dashboard/impacts', say('app.areaLinks.myImpacts'), say('app.areaTabs.myImpacts')),
      namings('/dashboard'),
      goals,
    ),
    scholarships(
      all.scholarships,
      tab('/dashboard/scholarships', say('app.areaTabs.myApplications'), say('app.areaTabs.applied')),
      tab('/dashboard/scholarships?show=saved', say('app.areaTabs.savedScholarships'), say('app.areaTabs.saved')),
      partners,
    ),
    councils(all.councils, {
      ...tab('/dashboard/councils', say('app.areaTabs.myCouncilsAlone'), say('app.areaTabs.myCouncils')),
      work: requestWork.count,
    }),
    news,
    people('/dashboard'),
    gallery('/dashboard'),
    you(
      tab('/dashboard/points', say('app.areaLinks.pointsHistory')),
      credentials('/dashboard'),
      settings('/dashboard'),
      invite('/dashboard'),
    ),
  ],
  Admin: [
    {
      ...overview('/admin'),
      tabs: [tab('/admin', say('app.areaLinks.overview')), tab('/admin/health', say('operations.health.title'))],
    },
    impacts(queueTab('Admin', reviewWork, say('app.areaTabs.toReview')), all.impacts, namings('/admin'), goals),
    scholarships(queueTab('Admin', verificationWork, say('app.areaTabs.toVerify')), all.scholarships, partners),
    councils(queueTab('Admin', councilWork, say('app.areaTabs.toApprove')), all.councils),
    {
      label: say('app.areaTabs.moderation'),
      tabs: [
        queueTab('Admin', reportWork, reportWork.title),
        tab('/admin/content', say('app.areaLinks.content')),
        tab('/admin/audit', say('app.areaLinks.auditLog')),
      ],
    },
    {
      ...people('/admin'),
      tabs: [
        tab('/admin/users', say('app.areaLinks.users')),
        queueTab('Admin', registrationWork, registrationWork.title),
        ...peopleTabs('/admin'),
        tab('/admin/points', say('app.areaLinks.points')),
        tab('/admin/points/milestones', say('app.areaLinks.milestones')),
        tab('/admin/organizations', say('app.areaLinks.organisations')),
        tab('/admin/import', say('app.areaLinks.import')),
      ],
    },
    {
      ...news,
      tabs: [tab('/admin/news', say('app.areaLinks.news'), say('app.areaTabs.manageNews')), readNews],
    },
    gallery('/admin'),
    you(settings('/admin'), credentials('/admin'), invite('/admin')),
  ],
  Partner: [
    overview('/partner'),
    {
      label: applicationWork.title,
      icon: 'inbox',
      tabs: [queueTab('Partner', applicationWork, applicationWork.title)],
    },
    scholarships(
      tab('/partner/opportunities', say('app.areaTabs.myOpportunitiesAlone'), say('app.areaTabs.myOpportunities')),
      all.scholarships,
      partners,
    ),
    impacts(all.impacts, namings('/partner'), goals),
    councils(all.councils),
    news,
    people('/partner'),
    gallery('/partner'),
    you(settings('/partner'), credentials('/partner'), invite('/partner')),
  ],
  Judge: [
    overview('/judge'),
    impacts(queueTab('Judge', reviewWork, say('app.areaTabs.toReview')), all.impacts, namings('/judge'), goals),
    { label: reportWork.title, icon: 'report', tabs: [queueTab('Judge', reportWork, reportWork.title)] },
    scholarships(all.scholarships, partners),
    councils(all.councils),
    news,
    people('/judge'),
    gallery('/judge'),
    you(settings('/judge'), credentials('/judge'), invite('/judge')),
  ],
};

const kept = new Map<string, readonly AreaEntry[]>();

/** The role's menu, without pages of areas that the community does without. The same objects as long as these are. */
export function menuOf(role: Role): readonly AreaEntry[] {
  const key = [role, ...(readPageSettings().areasOff ?? [])].join();
  const menu = kept.get(key) ?? AREA_MENUS[role].flatMap(withoutAreasOff);
  kept.set(key, menu);
  return menu;
}

function withoutAreasOff(entry: AreaEntry): AreaEntry[] {
  const [first, ...others] = entry.tabs.filter(({ to }) => hasPage(to));
  if (!first) return [];
  const isAlone = others.length === 0 && entry.tabs.length > 1;
  return [{ ...entry, tabs: [first, ...others], ...(isAlone && { label: first.name }) }];
}
