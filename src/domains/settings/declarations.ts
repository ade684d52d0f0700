/** Every setting of the community. The contract says what values it can have. */
import { STANDARD_RULE } from '#domains/points/standard-rule.ts';
import { standardEntries } from '#domains/vocabularies/entry-names.ts';
import type { CommunitySettings, SettingKey } from '#generated/types.gen.ts';
import { STANDARD_COLOURS } from './colours.ts';
import { BUILT_IN } from './lists.ts';

/** The part of the admins' page that it belongs to. */
export type SettingSubject =
  | 'identity'
  | 'look'
  | 'home'
  | 'languages'
  | 'areas'
  | 'joining'
  | 'impacts'
  | 'activities'
  | 'points'
  | 'scholarships'
  | 'accounts'
  | 'counting';

interface Declaration<Key extends SettingKey> {
  subject: SettingSubject;
  standard: CommunitySettings[Key];
  /** The environment variable that decides it where it's set. */
  variable?: string;
}

export const SETTINGS: { readonly [Key in SettingKey]: Declaration<Key> } = {
  name: { subject: 'identity', standard: 'Groundswell', variable: 'APP_NAME' },
  contactEmail: { subject: 'identity', standard: null },
  imprint: { subject: 'identity', standard: null },
  colours: { subject: 'look', standard: STANDARD_COLOURS },
  mark: { subject: 'look', standard: null },
  linkPicture: { subject: 'look', standard: null },
  headline: { subject: 'home', standard: {} },
  sentence: { subject: 'home', standard: {} },
  homeSectionsOff: { subject: 'home', standard: [] },
  announcement: { subject: 'home', standard: null },
  languages: { subject: 'languages', standard: [] },
  defaultLanguage: { subject: 'languages', standard: 'en' },
  timeZone: { subject: 'languages', standard: null },
  areasOff: { subject: 'areas', standard: [] },
  registration: { subject: 'joining', standard: 'open' },
  emailDomains: { subject: 'joining', standard: [] },
  requiresContactNo: { subject: 'joining', standard: false, variable: 'REQUIRE_CONTACT_NO' },
  newAccounts: { subject: 'joining', standard: { days: 0, comments: 20, impacts: 10, invitations: 5, uploads: 30 } },
  quorum: { subject: 'impacts', standard: 1, variable: 'IMPACT_QUORUM' },
  firstYear: { subject: 'impacts', standard: 2000 },
  points: { subject: 'points', standard: STANDARD_RULE },
  eventTypes: { subject: 'activities', standard: standardEntries(BUILT_IN.eventTypes) },
  opportunityTypes: { subject: 'scholarships', standard: standardEntries(BUILT_IN.opportunityTypes) },
  opportunityCategories: { subject: 'scholarships', standard: standardEntries(BUILT_IN.opportunityCategories) },
  goalsOff: { subject: 'activities', standard: [] },
  // How long things are kept, those of accounts among them: links in the audit log lead to the page of accounts.
  eraseAfterDays: { subject: 'accounts', standard: 30, variable: 'ERASE_AFTER_DAYS' },
  retention: {
    subject: 'accounts',
    standard: {
      readNotifications: 180,
      notifications: 365,
      webhookDeliveries: 30,
      declinedRegistrations: 14,
      auditLog: null,
    },
  },
  countsFlows: { subject: 'counting', standard: true },
};

export const SETTING_KEYS = Object.keys(SETTINGS) as SettingKey[];

export const DEFAULTS = Object.fromEntries(
  SETTING_KEYS.map((key) => [key, SETTINGS[key].standard]),
) as unknown as CommunitySettings;

/** In the order of the admins' page. */
export const SUBJECTS: readonly SettingSubject[] = [
  'identity',
  'look',
  'home',
  'languages',
  'areas',
  'joining',
  'impacts',
  'activities',
  'points',
  'scholarships',
  'accounts',
  'counting',
];

/** The settings of a subject, in their order on the page. */
export const keysOf = (subject: SettingSubject): SettingKey[] =>
  SETTING_KEYS.filter((key) => SETTINGS[key].subject === subject);

/** The database keeps the properties of a value in an order of its own. */
export const isSameSetting = (one: unknown, other: unknown): boolean => inOrder(one) === inOrder(other);

const inOrder = (setting: unknown): string =>
  JSON.stringify(setting, (_, value: unknown) =>
    value !== null && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  );
