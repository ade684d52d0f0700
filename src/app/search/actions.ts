/** Actions and pages that the search offers, by role. */
import type { Role } from '#generated/types.gen.ts';
import { AREA_LINKS } from '../areas/area-links.ts';
import { SETTINGS_SECTIONS } from '../settings/sections.ts';
import { settingsPathOf } from '../settings/settings-path.ts';
import { AREA_NAMES } from '../shell/area-names.ts';

export interface Action {
  to: string;
  label: string;
  /** Synonyms. */
  alias?: string;
}

const PUBLIC: readonly Action[] = [
  { to: '/impacts', label: 'Go to all impacts', alias: 'browse acts' },
  { to: '/scholarships', label: 'Go to all scholarships', alias: 'browse opportunities fellowships grants' },
  { to: '/councils', label: 'Go to all councils', alias: 'browse groups' },
  { to: '/news', label: 'Go to the news', alias: 'articles stories magazine' },
  { to: '/leaderboard', label: 'Go to the leaderboard', alias: 'rank points best' },
  { to: '/gallery', label: 'Go to the gallery', alias: 'pictures photos' },
  { to: '/sdg', label: 'Go to the goals', alias: 'sdg sustainable development' },
  { to: '/partners', label: 'Go to the partners', alias: 'organisations organizations' },
  { to: '/impacts/?trees', label: 'Go to trees planted', alias: 'forest' },
  { to: '/rules', label: 'Read the community rules', alias: 'conduct report' },
  { to: '/terms', label: 'Read the terms', alias: 'conditions' },
  { to: '/privacy', label: 'Read the privacy policy', alias: 'privacy data protection' },
  { to: '/', label: 'Go to the home page', alias: 'start' },
];

const VISITOR: readonly Action[] = [
  { to: '/auth/login', label: 'Log in', alias: 'sign in' },
  { to: '/auth/register', label: 'Create an account', alias: 'join register sign up' },
  { to: '/auth/forgot', label: 'Reset my password', alias: 'forgot reset' },
];

const OF_ROLE: Record<Role, readonly Action[]> = {
  Member: [
    { to: '/dashboard/impacts/new', label: 'Log an impact', alias: 'new add act' },
    { to: '/dashboard/councils/new', label: 'Found a council', alias: 'new create group' },
  ],
  Partner: [{ to: '/partner/opportunities/new', label: 'Offer an opportunity', alias: 'new create scholarship' }],
  Judge: [],
  Admin: [{ to: '/admin/news/new', label: 'Write an article', alias: 'new create news' }],
};

/** @param role null for a visitor. */
export function actionsFor(role: Role | null): Action[] {
  if (role === null) return [...VISITOR, ...PUBLIC];
  const ways = AREA_LINKS[role].map(({ to, label, isExact }) =>
    isExact
      ? { to, label: `Go to the ${AREA_NAMES[role].toLowerCase()}`, alias: label }
      : { to, label: `Go to ${label}` },
  );
  const settings = SETTINGS_SECTIONS.map(({ slug, label, lead }) => ({
    to: settingsPathOf(role, slug),
    label: SETTING_DEEDS[slug] ?? `Settings: ${label}`,
    alias: `settings ${label} ${lead}`,
  }));
  const all = [
    ...OF_ROLE[role],
    ...ways,
    ...settings,
    ...PUBLIC,
    { to: '/logout', label: 'Log out', alias: 'sign out' },
  ];
  return all.filter(({ to }, index) => all.findIndex((one) => one.to === to) === index);
}

const SETTING_DEEDS: Record<string, string | undefined> = {
  profile: 'Change my profile',
  password: 'Change my password',
  privacy: 'Change my privacy settings',
  notifications: 'Change my notification settings',
  sessions: 'See my active sessions',
  data: 'Download my data',
  deactivate: 'Deactivate my account',
};
