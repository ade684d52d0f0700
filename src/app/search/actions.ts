/** Actions and pages that the search offers, by role. */
import type { Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { AREA_MENUS } from '../areas/area-menus.ts';
import { SETTINGS_SECTIONS } from '../settings/sections.ts';
import { settingsPathOf } from '../settings/settings-path.ts';

export interface Action {
  to: string;
  label: string;
  /** Other words by which people may look for it. */
  alias?: string;
}

const PUBLIC: readonly Action[] = [
  { to: '/impacts', label: say('app.actions.goToAllImpacts'), alias: say('app.actions.goToAllImpactsAlias') },
  {
    to: '/scholarships',
    label: say('app.actions.goToAllScholarships'),
    alias: say('app.actions.goToAllScholarshipsAlias'),
  },
  { to: '/councils', label: say('app.actions.goToAllCouncils'), alias: say('app.actions.goToAllCouncilsAlias') },
  { to: '/news', label: say('app.actions.goToTheNews'), alias: say('app.actions.goToTheNewsAlias') },
  {
    to: '/leaderboard',
    label: say('app.actions.goToTheLeaderboard'),
    alias: say('app.actions.goToTheLeaderboardAlias'),
  },
  { to: '/gallery', label: say('app.actions.goToTheGallery'), alias: say('app.actions.goToTheGalleryAlias') },
  { to: '/sdg', label: say('app.actions.goToTheGoals'), alias: say('app.actions.goToTheGoalsAlias') },
  { to: '/partners', label: say('app.actions.goToThePartners'), alias: say('app.actions.goToThePartnersAlias') },
  {
    to: '/impacts/?trees',
    label: say('app.actions.goToTreesPlanted'),
    alias: say('app.actions.goToTreesPlantedAlias'),
  },
  {
    to: '/rules',
    label: say('app.actions.readTheCommunityRules'),
    alias: say('app.actions.readTheCommunityRulesAlias'),
  },
  { to: '/terms', label: say('app.actions.readTheTerms'), alias: say('app.actions.readTheTermsAlias') },
  {
    to: '/privacy',
    label: say('app.actions.readThePrivacyPolicy'),
    alias: say('app.actions.readThePrivacyPolicyAlias'),
  },
  { to: '/', label: say('app.actions.goToTheHomePage'), alias: say('app.actions.goToTheHomePageAlias') },
];

const VISITOR: readonly Action[] = [
  { to: '/auth/login', label: say('app.actions.logIn'), alias: say('app.actions.logInAlias') },
  { to: '/auth/register', label: say('app.actions.createAnAccount'), alias: say('app.actions.createAnAccountAlias') },
  { to: '/auth/forgot', label: say('app.actions.resetMyPassword'), alias: say('app.actions.resetMyPasswordAlias') },
];

const OF_ROLE: Record<Role, readonly Action[]> = {
  Member: [
    { to: '/dashboard/impacts/new', label: say('app.actions.logAnImpact'), alias: say('app.actions.logAnImpactAlias') },
    {
      to: '/dashboard/councils/new',
      label: say('app.actions.foundACouncil'),
      alias: say('app.actions.foundACouncilAlias'),
    },
  ],
  Partner: [
    {
      to: '/partner/opportunities/new',
      label: say('app.actions.offerAnOpportunity'),
      alias: say('app.actions.offerAnOpportunityAlias'),
    },
  ],
  Judge: [],
  Admin: [
    { to: '/admin/news/new', label: say('app.actions.writeAnArticle'), alias: say('app.actions.writeAnArticleAlias') },
  ],
};

/** @param role null for a visitor. */
export function actionsFor(role: Role | null): Action[] {
  if (role === null) return [...VISITOR, ...PUBLIC];
  const [home, ...pages] = AREA_MENUS[role].flatMap(({ tabs }) => tabs);
  const pageLinks = pages.map(({ to, name }) => ({ to, label: say('app.actions.goTo', { page: name }) }));
  const settings = SETTINGS_SECTIONS.map(({ slug, label, lead }) => ({
    to: settingsPathOf(role, slug),
    label: SETTING_ACTION_LABELS[slug] ?? say('app.actions.settings', { section: label }),
    alias: say('app.actions.settingsAlias', { section: label, lead }),
  }));
  const all = [
    ...OF_ROLE[role],
    ...(home ? [{ to: home.to, label: say('app.actions.goToArea', { role }), alias: home.name }] : []),
    ...pageLinks,
    ...settings,
    ...PUBLIC,
    { to: '/logout', label: say('app.actions.logOut'), alias: say('app.actions.logOutAlias') },
  ];
  return all.filter(({ to }, index) => all.findIndex((one) => one.to === to) === index);
}

const SETTING_ACTION_LABELS: Record<string, string | undefined> = {
  profile: say('app.actions.changeMyProfile'),
  password: say('app.actions.changeMyPassword'),
  privacy: say('app.actions.changeMyPrivacySettings'),
  notifications: say('app.actions.changeMyNotificationSettings'),
  sessions: say('app.actions.seeMyActiveSessions'),
  data: say('app.actions.downloadMyData'),
  deactivate: say('app.actions.deactivateMyAccount'),
};
