/**
 * Where the SQL of one domain names tables of another, and why. Nothing new belongs here: a domain asks the owner's
 * server/public.ts, or gets a reader from src/app/domains.ts. check-sources.ts refuses entries that no longer apply.
 */

interface ForeignTables {
  /** Below src/domains. */
  file: string;
  tables: readonly string[];
  because: string;
}

const ACCOUNT = 'Credentials, role and the time of leaving are columns of the account’s row.';
const HAS_LEFT = 'Leaves out deactivated people within the statement that reads the page.';

export const FOREIGN_TABLES: readonly ForeignTables[] = [
  { file: 'auth/server/accounts.repository.ts', tables: ['users'], because: ACCOUNT },
  { file: 'auth/server/sessions.repository.ts', tables: ['users'], because: ACCOUNT },
  {
    file: 'auth/server/returning.repository.ts',
    tables: ['audit_entries', 'users'],
    because: 'Only the log says whether people closed their account themselves.',
  },
  { file: 'profiles/server/repository.ts', tables: ['users'], because: 'The profile is columns of the account’s row.' },
  {
    file: 'profiles/server/directory-rows.repository.ts',
    tables: ['users'],
    because: 'The profile is columns of the account’s row.',
  },
  {
    file: 'profiles/server/directory.repository.ts',
    tables: ['standings', 'users'],
    because: 'Pages the directory by name or by points in one statement.',
  },
  {
    file: 'points/server/repository.ts',
    tables: ['users'],
    because: 'The balance is a column of the account’s row, whose lock orders the entries.',
  },
  {
    file: 'points/server/ledger.repository.ts',
    tables: ['impacts', 'users'],
    because: 'Joins the title of what gave each entry’s points.',
  },
  {
    file: 'people/server/people.repository.ts',
    tables: ['media'],
    because: 'Reads the smallest width of each picture with the cards of a page.',
  },
  { file: 'notifications/server/audience.repository.ts', tables: ['users'], because: HAS_LEFT },
  { file: 'councils/server/members.repository.ts', tables: ['users'], because: HAS_LEFT },
  {
    file: 'impacts/server/links.repository.ts',
    tables: ['invitations'],
    because: 'Invited people are listed with the members until they join.',
  },
  {
    file: 'impacts/server/shown.repository.ts',
    tables: ['invitations'],
    because: 'Invited people are listed with the members until they join.',
  },
  {
    file: 'opportunities/server/application-lists.repository.ts',
    tables: ['users'],
    because: 'Searches and sorts applications by name or points, which can’t be done once a page is read.',
  },
  {
    file: 'opportunities/server/application-texts.repository.ts',
    tables: ['users'],
    because: 'Erases the texts of people who left long ago, many at a time.',
  },
  {
    file: 'opportunities/server/applications.repository.ts',
    tables: ['users'],
    because: 'Accepts the applicants with the most points in one statement.',
  },
  { file: 'opportunities/server/deadlines.repository.ts', tables: ['users'], because: HAS_LEFT },
  {
    file: 'opportunities/server/opportunities.repository.ts',
    tables: ['users'],
    because: 'Reads with each opportunity whether its owner is still active.',
  },
  { file: 'opportunities/server/rises.repository.ts', tables: ['users'], because: HAS_LEFT },
  {
    file: 'opportunities/server/partners.repository.ts',
    tables: ['invitations', 'users'],
    because: 'Partners are accounts, and their organization’s name comes from the invitation.',
  },
  {
    file: 'media/server/uses.repository.ts',
    tables: [
      ...['council_resources', 'councils', 'gallery_pictures', 'impact_media', 'news', 'news_media'],
      ...['opportunity_media', 'users'],
    ],
    because: 'Whether a file is used is decided under its lock; a test compares these columns with the foreign keys.',
  },
  {
    file: 'gallery/server/repository.ts',
    tables: ['impact_goals', 'impact_media', 'impacts', 'media'],
    because: 'Pages pictures by the goal and year of their impact in one statement.',
  },
  {
    file: 'administration/server/accounts.repository.ts',
    tables: ['users'],
    because: 'Pages every account by the columns that Admins filter.',
  },
  {
    file: 'administration/server/export.repository.ts',
    tables: ['users'],
    because: 'Exports the same accounts row by row.',
  },
  {
    file: 'administration/server/content.repository.ts',
    tables: ['audit_entries', 'impacts', 'news', 'opportunities'],
    because: 'Pages hidden and featured content of three domains in one order.',
  },
];
