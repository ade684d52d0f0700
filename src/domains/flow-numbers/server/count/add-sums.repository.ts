import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { CountedStay, CountedTransition, FlowDimensions } from './counted.ts';

/** Each detailed sum is added to its day and to its month. */
const SPANS = sql`cross join lateral (values (false, day), (true, date_trunc('month', day)::date)) as span (is_month, first)`;

/** Rows are locked in one order, so that processes which add at the same time don't wait for each other in a circle. */
export async function addSums(
  tx: Tx,
  { transitions, stays, isDemo = false }: { transitions: CountedTransition[]; stays: CountedStay[]; isDemo?: boolean },
): Promise<void> {
  if (transitions.length > 0) {
    await addDays(tx, transitions, isDemo);
    await addTransitions(tx, transitions);
  }
  if (stays.length > 0) await addStays(tx, stays);
}

const addDays = (tx: Tx, rows: CountedTransition[], isDemo: boolean) =>
  sql`
    insert into flow_days (machine, day, language, device, release, count, is_demo)
    select machine, day, language, device, release, sum(count), ${isDemo}
    from unnest(${dimensions(rows)}, ${rows.map(({ count }) => count)}::bigint[])
      as given (machine, day, language, device, release, count)
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
    on conflict (machine, day, language, device, release) do update set count = flow_days.count + excluded.count`.execute(
    tx,
  );

const addTransitions = (tx: Tx, rows: CountedTransition[]) =>
  sql`
    insert into flow_counts
      (machine, is_month, day, language, device, release, from_state, event, to_state, outcome, count)
    select machine, is_month, first, language, device, release, from_state, event, to_state, outcome, sum(count)
    from unnest(
      ${dimensions(rows)}, ${rows.map(({ from }) => from)}::text[], ${rows.map(({ event }) => event)}::text[],
      ${rows.map(({ to }) => to)}::text[], ${rows.map(({ outcome }) => outcome)}::text[],
      ${rows.map(({ count }) => count)}::bigint[])
      as given (machine, day, language, device, release, from_state, event, to_state, outcome, count) ${SPANS}
    group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10 order by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
    on conflict (machine, is_month, day, language, device, release, from_state, event, to_state, outcome)
    do update set count = flow_counts.count + excluded.count`.execute(tx);

const addStays = (tx: Tx, rows: CountedStay[]) =>
  sql`
    insert into flow_stays (machine, is_month, day, language, device, release, state, bucket, count)
    select machine, is_month, first, language, device, release, state, bucket, sum(count)
    from unnest(
      ${dimensions(rows)}, ${rows.map(({ state }) => state)}::text[], ${rows.map(({ bucket }) => bucket)}::smallint[],
      ${rows.map(({ count }) => count)}::bigint[])
      as given (machine, day, language, device, release, state, bucket, count) ${SPANS}
    group by 1, 2, 3, 4, 5, 6, 7, 8 order by 1, 2, 3, 4, 5, 6, 7, 8
    on conflict (machine, is_month, day, language, device, release, state, bucket)
    do update set count = flow_stays.count + excluded.count`.execute(tx);

const dimensions = (rows: readonly FlowDimensions[]): RawBuilder<unknown> =>
  sql`${rows.map(({ machine }) => machine)}::text[], ${rows.map(({ day }) => day)}::date[],
    ${rows.map(({ language }) => language)}::text[], ${rows.map(({ device }) => device)}::text[],
    ${rows.map(({ release }) => release)}::text[]`;

/** The releases in which something was counted. */
export async function listCountedReleases(db: Db): Promise<string[]> {
  const rows = await db.selectFrom('flow_days').select('release').distinct().execute();
  return rows.map(({ release }) => release);
}

/** Deletes the sums of earlier days. A month is deleted once its last day is. */
export async function deleteSumsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('flow_days').where('day', '<', day).execute();
  for (const table of ['flow_counts', 'flow_stays'] as const) {
    await db.deleteFrom(table).where('is_month', '=', false).where('day', '<', day).execute();
    await db
      .deleteFrom(table)
      .where('is_month', '=', true)
      .where('day', '<', sql<string>`date_trunc('month', ${day}::date)::date`)
      .execute();
  }
}
