/** The pages of the community's settings, as the list of them shows them. */
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import { keysOf, SUBJECTS } from '../declarations.ts';

interface SettingsEntry {
  /** In its address. */
  id: string;
  title: string;
  about: string;
  /** Where it is, if not among the settings. */
  to?: string;
}

export const MAIL_PAGE: SettingsEntry = {
  id: 'mail',
  title: say('settings.mail.title'),
  about: say('settings.mail.about'),
};

/** They are in the members' part, beside the points. */
const MILESTONES: SettingsEntry = {
  id: 'milestones',
  title: say('credentials.milestones.title'),
  about: say('credentials.milestones.lead'),
  to: '/admin/points/milestones',
};

export const SETTINGS_PAGES: readonly SettingsEntry[] = [
  ...SUBJECTS.map((subject) => ({
    id: subject,
    title: say('settings.subject.title', { subject }),
    about: formatList(
      keysOf(subject).map((key) => say('settings.name', { key })),
      'unit',
    ),
  })),
  MAIL_PAGE,
];

/** With what is decided elsewhere, after the settings that it's about. */
export const SETTINGS_ENTRIES: readonly SettingsEntry[] = SETTINGS_PAGES.flatMap((entry) =>
  entry.id === 'points' ? [entry, MILESTONES] : [entry],
);
