/** What the domain's calls need besides their request. */
import type { Db } from '#platform/server/db/database.ts';
import type { Settings } from './remembered-settings.ts';

export interface SettingsNeeds {
  db: Db;
  settings: Settings;
}
