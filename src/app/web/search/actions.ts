/** Actions and pages that the search offers, by role. */

import type { Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { hasPage } from '#platform/browser/page/has-page.ts';
import { menuOf } from '../areas/area-menus.ts';
import { sectionsOf } from '../settings/sections.ts';
import { settingsPathOf } from '../settings/settings-path.ts';

export interface Action {
  to: string;
  label: string;
  /** Other words by which people may look for it. */
  alias?: string;
}

const PUBLIC: readonly Action[] = [
  { to: '/impacts', label: say('app.actions.impacts'), alias: say('app.actions.impactsAlias') },
  {
    to: '/scholarships',
    label: say('app.actions.scholarships'),
    alias: say('app.actions.scholarshipsAlias'),
  },
  { to: '/councils', label: say('app.actions.councils'), alias: say('app.actions.councilsAlias') },
  { to: '/news', label: say('app.actions.news'), alias: say('app.actions.newsAlias') },
  {
    to: '/leaderboard',
    label: say('app.actions.leaderboard'),
    alias: say('app.actions.leaderboardAlias'),
  },
  { to: '/gallery', label: say('app.actions.gallery'), alias: say('app.actions.galleryAlias') },
  { to: '/sdg', label: say('app.actions.goals'), alias: say('app.actions.goalsAlias') },
  { to: '/partners', label: say('app.actions.partners'), alias: say('app.actions.partnersAlias') },
  {
    to: '/impacts/?trees',
    label: say('app.actions.trees'),
    alias: say('app.actions.treesAlias'),
  },
  {
    to: '/rules',
    label: say('app.actions.rules'),
    alias: say('app.actions.rulesAlias'),
  },
  { to: '/terms', label: say('app.actions.terms'), alias: say('app.actions.termsAlias') },
  {
    to: '/privacy',
    label: say('app.actions.privacyPolicy'),
    alias: say('app.actions.privacyPolicyAlias'),
  },
  { to: '/', label: say('app.actions.home'), alias: say('app.actions.homeAlias') },
];

const VISITOR: readonly Action[] = [
  { to: '/auth/login', label: say('app.actions.logIn'), alias: say('app.actions.logInAlias') },
  { to: '/auth/register', label: say('app.actions.createAccount'), alias: say('app.actions.createAccountAlias') },
  { to: '/auth/forgot', label: say('app.actions.resetPassword'), alias: say('app.actions.resetPasswordAlias') },
];

const OF_ROLE: Record<Role, readonly Action[]> = {
  Member: [
    { to: '/dashboard/impacts/new', label: say('app.actions.logImpact'), alias: say('app.actions.logImpactAlias') },
    {
      to: '/dashboard/impacts/new?step=quick',
      label: say('app.actions.photoLog'),
      alias: say('app.actions.photoLogAlias'),
    },
    {
      to: '/dashboard/councils/new',
      label: say('app.actions.foundCouncil'),
      alias: say('app.actions.foundCouncilAlias'),
    },
  ],
  Partner: [
    {
      to: '/partner/opportunities/new',
      label: say('app.actions.offerOpportunity'),
      alias: say('app.actions.offerOpportunityAlias'),
    },
  ],
  Judge: [],
  Admin: [
    { to: '/admin/news/new', label: say('app.actions.writeArticle'), alias: say('app.actions.writeArticleAlias') },
  ],
};

/** @param role null for a visitor. */
export function actionsFor(role: Role | null): Action[] {
  const open = PUBLIC.filter(({ to }) => hasPage(to));
  if (role === null) return [...VISITOR, ...open];
  const [home, ...pages] = menuOf(role).flatMap(({ tabs }) => tabs);
  const pageLinks = pages.map(({ to, name }) => ({ to, label: say('app.actions.goTo', { page: name }) }));
  const settings = sectionsOf(role).map(({ slug, label, lead }) => ({
    to: settingsPathOf(role, slug),
    label: SETTING_ACTION_LABELS[slug] ?? say('app.actions.settings', { section: label }),
    alias: say('app.actions.settingsAlias', { section: label, lead }),
  }));
  const all = [
    ...OF_ROLE[role].filter(({ to }) => hasPage(to)),
    ...(home ? [{ to: home.to, label: say('app.actions.goToArea', { role }), alias: home.name }] : []),
    ...pageLinks,
    ...settings,
    ...open,
    { to: '/logout', label: say('app.actions.logOut'), alias: say('app.actions.logOutAlias') },
  ];
  return all.filter(({ to }, index) => all.findIndex((one) => one.to === to) === index);
}

const SETTING_ACTION_LABELS: Record<string, string | undefined> = {
  profile: say('app.actions.changeProfile'),
  password: say('app.actions.changePassword'),
  privacy: say('app.actions.changePrivacy'),
  notifications: say('app.actions.changeNotifications'),
  sessions: say('app.actions.sessions'),
  data: say('app.actions.downloadData'),
  deactivate: say('app.actions.deactivateAccount'),
};
