import { readCards } from '#domains/people/server/public.ts';
import type { CommunitySettings, CommunitySettingsState, FixedSetting, SettingKey } from '#generated/types.gen.ts';
import { DEFAULTS, SETTING_KEYS, SETTINGS } from '../declarations.ts';
import type { SettingsNeeds } from './needs.ts';
import { listChanges, readSettings } from './settings.repository.ts';

/** How many of the latest changes are shown. */
const SHOWN = 50;

export type StateNeeds = Pick<
  SettingsNeeds,
  'db' | 'settings' | 'countContents' | 'countRegistrations' | 'vocabularies'
>;

/** As the database knows them, whatever this process remembers. */
export async function presentSettings({
  db,
  settings: { fixed },
  countContents,
  countRegistrations,
  vocabularies,
}: StateNeeds): Promise<CommunitySettingsState> {
  const [{ revision, values }, changes, contents, registrationsWaiting, uses] = await Promise.all([
    readSettings(db),
    listChanges(db, SHOWN),
    countContents(),
    countRegistrations(),
    Promise.all(Object.values(vocabularies).map((vocabulary) => vocabulary.countUses(db))),
  ]);
  const cardOf = await readCards(
    db,
    changes.map(({ changedBy }) => changedBy),
  );
  return {
    revision,
    values: { ...values, ...fixed },
    defaults: DEFAULTS,
    fixed: fixedBy(fixed),
    contents,
    entryUses: uses.flat(),
    registrationsWaiting,
    changes: changes.map(({ id, key, value, before, changedBy, changedAt }) => ({
      id: Number(id),
      key,
      before: { [key]: before ?? DEFAULTS[key] },
      after: { [key]: value ?? DEFAULTS[key] },
      by: cardOf(changedBy),
      at: changedAt.toISOString(),
    })),
  };
}

const fixedBy = (fixed: Partial<CommunitySettings>): FixedSetting[] =>
  SETTING_KEYS.flatMap((key: SettingKey) => {
    const { variable } = SETTINGS[key];
    return variable !== undefined && key in fixed ? [{ key, variable }] : [];
  });
