/** What the domain's calls need besides their request. */
import type { Vocabulary } from '#domains/vocabularies/server/public.ts';
import type { AreaContents } from '#generated/types.gen.ts';
import type { Config } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Mailer } from '#platform/server/mail/mailer.ts';
import type { ListKey } from '../lists.ts';
import type { Settings } from './remembered-settings.ts';

export interface SettingsNeeds {
  db: Db;
  settings: Settings;
  config: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dkim'>;
  mailer: Mailer;
  /** How much is in each area that can be switched off. */
  countContents: () => Promise<AreaContents>;
  /** The tables that follow the settings of lists. */
  vocabularies: Readonly<Record<ListKey, Vocabulary>>;
  /** How many registrations an admin has yet to approve. */
  countRegistrations: () => Promise<number>;
}
