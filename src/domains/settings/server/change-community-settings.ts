import { recordAll } from '#domains/audit/server/public.ts';
import { sayEntry } from '#domains/vocabularies/entry-names.ts';
import { presentEntry, type Vocabulary } from '#domains/vocabularies/server/public.ts';
import type {
  CommunitySettings,
  CommunitySettingsPart,
  FieldError,
  ListEntry,
  SettingKey,
} from '#generated/types.gen.ts';
import { formatList } from '#languages/numbers.ts';
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { conflict, invalid } from '#platform/server/http/failure.ts';
import { DEFAULTS, isSameSetting, SETTINGS } from '../declarations.ts';
import { BUILT_IN, LIST_KEYS, type ListKey } from '../lists.ts';
import { findDefaultFaults, findSettingFaults, tidySettings } from '../tidy-settings.ts';
import { findMissingPictures } from './look/missing-pictures.ts';
import { presentSettings, type StateNeeds } from './present-settings.ts';
import { factOf } from './setting-facts.ts';
import { insertChanges, readSettingsForUpdate } from './settings.repository.ts';

/** @throws {Failure} 422 by setting, 409 for one that was changed meanwhile. */
export const changeCommunitySettings: Call<'changeCommunitySettings', StateNeeds> = async (needs, request) => {
  const { db, settings, vocabularies } = needs;
  const { userId } = callerOf(request);
  const { revision } = request.query;
  const values = tidySettings(request.body);
  const wrong = [...findFixed(values, settings.fixed), ...findSettingFaults(values, settings.now)];
  if (wrong.length > 0) throw invalid(wrong);
  await db.transaction().execute(async (tx) => {
    const stored = await readSettingsForUpdate(tx);
    const changed = keysIn(values).filter((key) => !isSameSetting(values[key], stored.values[key]));
    if (changed.length === 0) return;
    if (changed.some((key) => (stored.changes.get(key) ?? 0) > revision)) {
      throw conflict('edited_meanwhile', say('settings.failures.changedMeanwhile'));
    }
    const faults = [...findDefaultFaults(values, stored.values), ...(await findMissingPictures(tx, values))];
    if (faults.length > 0) throw invalid(faults);
    for (const key of LIST_KEYS.filter((list) => changed.includes(list))) {
      await saveList(tx, vocabularies[key], { key, entries: values[key] ?? [], before: stored.values[key] });
    }
    const inDatabase = (key: SettingKey, value: unknown) => (isSameSetting(value, DEFAULTS[key]) ? null : value);
    await insertChanges(
      tx,
      userId,
      changed.map((key) => ({
        key,
        value: inDatabase(key, values[key]),
        before: inDatabase(key, stored.values[key]),
      })),
    );
    await recordAll(
      tx,
      changed.map((key) => ({
        actorId: userId,
        action: 'setting_changed',
        subjectKind: 'community',
        subjectId: null,
        subjectTitle: { of: 'setting', key },
        link: `/admin/settings/community/${SETTINGS[key].subject}`,
        fromState: factOf(key, stored.values),
        toState: factOf(key, { ...stored.values, ...values }),
      })),
    );
  });
  await settings.reload();
  return ok('Settings saved.', await presentSettings(needs));
};

/**
 * What is used and wasn't in the list before can't be kept in it by anybody: it stays in its table, retired.
 *
 * @throws {Failure} 422 for an entry that this change leaves out, although something uses it.
 */
async function saveList(tx: Tx, vocabulary: Vocabulary, { key, entries, before }: OneList): Promise<void> {
  const listed = new Set(before.map(({ id }) => id));
  const lost = (await vocabulary.listLost(tx, entries)).filter(({ id }) => listed.has(id));
  if (lost.length > 0) {
    const names = formatList(lost.map((entry) => sayEntry(presentEntry(entry), BUILT_IN[key])));
    throw invalid([{ field: key, message: say('settings.faults.stillUsed', { names, count: lost.length }) }]);
  }
  await vocabulary.save(tx, entries);
}

interface OneList {
  key: ListKey;
  entries: readonly ListEntry[];
  before: readonly ListEntry[];
}

const keysIn = (values: CommunitySettingsPart) => Object.keys(values) as SettingKey[];

const findFixed = (values: CommunitySettingsPart, fixed: Partial<CommunitySettings>): FieldError[] =>
  keysIn(values)
    .filter((key) => key in fixed && !isSameSetting(values[key], fixed[key]))
    .map((key) => ({
      field: key,
      message: say('settings.faults.fixed', { variable: SETTINGS[key].variable ?? '' }),
    }));
