import type { Db } from '#platform/server/db/database.ts';
import { SETTING_KEYS, SETTINGS, type SettingSubject } from '../declarations.ts';
import type { Settings } from './remembered-settings.ts';
import { listChangedKeys } from './settings.repository.ts';

/** The parts of the settings of which something was decided, by an admin or by the environment. */
export async function listDecidedSubjects(needs: {
  db: Db;
  settings: Pick<Settings, 'fixed'>;
}): Promise<Set<SettingSubject>> {
  const decided = new Set<string>([...Object.keys(needs.settings.fixed), ...(await listChangedKeys(needs.db))]);
  return new Set(SETTING_KEYS.filter((key) => decided.has(key)).map((key) => SETTINGS[key].subject));
}
