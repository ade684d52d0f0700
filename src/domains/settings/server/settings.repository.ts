import { sql } from 'kysely';
import * as z from 'zod/mini';
import { zCommunitySettingsPart } from '#generated/schemas/CommunitySettingsPart.gen.ts';
import type { CommunitySettings, SettingKey } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { DEFAULTS } from '../declarations.ts';
import { withNewBuiltIn } from '../lists.ts';

const LOCK = sql`lock table setting_changes in share row exclusive mode`;

export interface StoredSettings {
  /** The number of the latest change; 0 without one. */
  revision: number;
  values: CommunitySettings;
  /** The number of each setting's latest change. */
  changes: ReadonlyMap<SettingKey, number>;
  /** Settings that this release doesn't know, or not with this value: the default counts. */
  ignored: string[];
}

export async function readSettings(db: Db | Tx): Promise<StoredSettings> {
  const rows = await db
    .selectFrom('setting_changes')
    .distinctOn('key')
    .select(['id', 'key', 'value'])
    .orderBy('key')
    .orderBy('id', 'desc')
    .execute();
  const decided = rows.filter(({ value }) => value !== null);
  const known = decided.filter(
    ({ key, value }) => key in DEFAULTS && z.safeParse(zCommunitySettingsPart, { [key]: value }).success,
  );
  const changes = new Map(rows.map(({ id, key }) => [key, Number(id)] as const));
  return {
    revision: Math.max(0, ...changes.values()),
    values: withNewBuiltIn(
      { ...DEFAULTS, ...Object.fromEntries(known.map(({ key, value }) => [key, value])) },
      DEFAULTS,
    ),
    changes,
    ignored: decided.filter((row) => !known.includes(row)).map(({ key }) => key),
  };
}

/** One change after the other, until the transaction ends. */
export async function readSettingsForUpdate(tx: Tx): Promise<StoredSettings> {
  await LOCK.execute(tx);
  return readSettings(tx);
}

interface NewChange {
  key: SettingKey;
  /** Null for the default. */
  value: unknown;
  before: unknown;
}

export async function insertChanges(tx: Tx, changedBy: string, changes: readonly NewChange[]): Promise<void> {
  await tx
    .insertInto('setting_changes')
    .values(
      changes.map(({ key, value, before }) => ({
        key,
        value: value === null ? null : JSON.stringify(value),
        before: before === null ? null : JSON.stringify(before),
        changed_by: changedBy,
      })),
    )
    .execute();
}

export const listChanges = (db: Db, count: number) =>
  db
    .selectFrom('setting_changes')
    .select(['id', 'key', 'value', 'before', 'changed_by as changedBy', 'changed_at as changedAt'])
    .orderBy('id', 'desc')
    .limit(count)
    .execute();

/** Settings that an admin ever changed, even if back to the default: that is decided too. */
export async function listChangedKeys(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('setting_changes').select('key').distinct().execute();
  return rows.map(({ key }) => key);
}
