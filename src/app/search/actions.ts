/** Actions and pages that the search offers, by role. */
import type { Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { AREA_LINKS } from '../areas/area-links.ts';
import { SETTINGS_SECTIONS } from '../settings/sections.ts';
import { settingsPathOf } from '../settings/settings-path.ts';

export interface Action {
  to: string;
  label: string;
  /** Synonyms. */
  alias?: string;
}

const PUBLIC: readonly Action[] = [
  { to: '/impacts', label: say('app.actions.goToAllImpacts'), alias: 'browse acts' },
  {
    to: '/scholarships',
    label: say('app.actions.goToAllScholarships'),
    alias: 'browse opportunities fellowships grants',
  },
  { to: '/councils', label: say('app.actions.goToAllCouncils'), alias: 'browse groups' },
  { to: '/news', label: say('app.actions.goToTheNews'), alias: 'articles stories magazine' },
  { to: '/leaderboard', label: say('app.actions.goToTheLeaderboard'), alias: 'rank points best' },
  { to: '/gallery', label: say('app.actions.goToTheGallery'), alias: 'pictures photos' },
  { to: '/sdg', label: say('app.actions.goToTheGoals'), alias: 'sdg sustainable development' },
  { to: '/partners', label: say('app.actions.goToThePartners'), alias: 'organisations organizations' },
  { to: '/impacts/?trees', label: say('app.actions.goToTreesPlanted'), alias: 'forest' },
  { to: '/rules', label: say('app.actions.readTheCommunityRules'), alias: 'conduct report' },
  { to: '/terms', label: say('app.actions.readTheTerms'), alias: 'conditions' },
  { to: '/privacy', label: say('app.actions.readThePrivacyPolicy'), alias: 'privacy data protection' },
  { to: '/', label: say('app.actions.goToTheHomePage'), alias: 'start' },
];

const VISITOR: readonly Action[] = [
  { to: '/auth/login', label: say('app.actions.logIn'), alias: 'sign in' },
  { to: '/auth/register', label: say('app.actions.createAnAccount'), alias: 'join register sign up' },
  { to: '/auth/forgot', label: say('app.actions.resetMyPassword'), alias: 'forgot reset' },
];

const OF_ROLE: Record<Role, readonly Action[]> = {
  Member: [
    { to: '/dashboard/impacts/new', label: say('app.actions.logAnImpact'), alias: 'new add act' },
    { to: '/dashboard/councils/new', label: say('app.actions.foundACouncil'), alias: 'new create group' },
  ],
  Partner: [
    { to: '/partner/opportunities/new', label: say('app.actions.offerAnOpportunity'), alias: 'new create scholarship' },
  ],
  Judge: [],
  Admin: [{ to: '/admin/news/new', label: say('app.actions.writeAnArticle'), alias: 'new create news' }],
};

/** @param role null for a visitor. */
export function actionsFor(role: Role | null): Action[] {
  if (role === null) return [...VISITOR, ...PUBLIC];
  const ways = AREA_LINKS[role].map(({ to, label, isExact }) =>
    isExact
      ? { to, label: say('app.actions.goToArea', { role }), alias: label }
      : { to, label: say('app.actions.goTo', { page: label }) },
  );
  const settings = SETTINGS_SECTIONS.map(({ slug, label, lead }) => ({
    to: settingsPathOf(role, slug),
    label: SETTING_DEEDS[slug] ?? say('app.actions.settings', { section: label }),
    alias: `settings ${label} ${lead}`,
  }));
  const all = [
    ...OF_ROLE[role],
    ...ways,
    ...settings,
    ...PUBLIC,
    { to: '/logout', label: say('app.actions.logOut'), alias: 'sign out' },
  ];
  return all.filter(({ to }, index) => all.findIndex((one) => one.to === to) === index);
}

const SETTING_DEEDS: Record<string, string | undefined> = {
  profile: say('app.actions.changeMyProfile'),
  password: say('app.actions.changeMyPassword'),
  privacy: say('app.actions.changeMyPrivacySettings'),
  notifications: say('app.actions.changeMyNotificationSettings'),
  sessions: say('app.actions.seeMyActiveSessions'),
  data: say('app.actions.downloadMyData'),
  deactivate: say('app.actions.deactivateMyAccount'),
};
