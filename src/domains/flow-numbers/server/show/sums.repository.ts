/** Sums of a machine over days. */
import { type RawBuilder, sql } from 'kysely';
import type { FlowDevice } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';

export interface SumsOf {
  machine: string;
  from: string;
  to: string;
  language?: string | undefined;
  device?: string | undefined;
  release?: string | undefined;
}

export interface DayKind {
  release: string;
  language: string;
  device: FlowDevice | '';
  firstDay: string;
  lastDay: string;
  isDemo: boolean;
}

/** What there is on these days, whatever else is asked for. */
export async function listDayKinds(db: Db, { machine, from, to }: SumsOf): Promise<DayKind[]> {
  const { rows } = await sql<DayKind>`
    select release, language, device, min(day)::text as "firstDay", max(day)::text as "lastDay", bool_or(is_demo) as "isDemo"
    from flow_days where machine = ${machine} and day between ${from}::date and ${to}::date
    group by release, language, device`.execute(db);
  return rows;
}

export async function sumDays(db: Db, of: SumsOf): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    select day::text, sum(count)::float8 as count from flow_days
    where machine = ${of.machine} and day between ${of.from}::date and ${of.to}::date ${narrowed(of)}
    group by flow_days.day order by flow_days.day`.execute(db);
  return rows;
}

export interface TransitionSum {
  from: string;
  event: string;
  to: string;
  outcome: string;
  count: number;
}

export async function sumTransitions(db: Db, of: SumsOf): Promise<TransitionSum[]> {
  const { rows } = await sql<TransitionSum>`
    select from_state as "from", event, to_state as "to", outcome, sum(count)::float8 as count
    from ${sumsOf('flow_counts', of)}
    group by from_state, event, to_state, outcome order by 5 desc, 1, 2, 3, 4`.execute(db);
  return rows;
}

export async function sumStays(db: Db, of: SumsOf): Promise<{ state: string; bucket: number; count: number }[]> {
  const { rows } = await sql<{ state: string; bucket: number; count: number }>`
    select state, bucket, sum(count)::float8 as count
    from ${sumsOf('flow_stays', of)}
    group by state, bucket order by state, bucket`.execute(db);
  return rows;
}

/** The months that are whole, and the days before and after them: three ranges of the primary key. */
function sumsOf(table: 'flow_counts' | 'flow_stays', of: SumsOf): RawBuilder<unknown> {
  const { machine, from, to } = of;
  const firstMonth = sql`date_trunc('month', ${from}::date + interval '1 month' - interval '1 day')::date`;
  const endOfMonths = sql`date_trunc('month', ${to}::date + interval '1 day')::date`;
  const ranges = [
    sql`is_month and day >= ${firstMonth} and day < ${endOfMonths}`,
    sql`not is_month and day >= ${from}::date and day <= least(${to}::date, ${firstMonth} - 1)`,
    sql`not is_month and day >= greatest(${firstMonth}, ${endOfMonths}) and day <= ${to}::date`,
  ];
  const parts = ranges.map(
    (range) => sql`select * from ${sql.table(table)} where machine = ${machine} and ${range} ${narrowed(of)}`,
  );
  return sql`(${sql.join(parts, sql` union all `)}) as given`;
}

const narrowed = ({ language, device, release }: SumsOf): RawBuilder<unknown> =>
  sql.join(
    [
      ...(language === undefined ? [] : [sql`and language = ${language}`]),
      ...(device === undefined ? [] : [sql`and device = ${device}`]),
      ...(release === undefined ? [] : [sql`and release = ${release}`]),
    ],
    sql` `,
  );

export interface MachineSum {
  machine: string;
  count: number;
  firstDay: string;
  lastDay: string;
}

export async function sumMachines(db: Db, { from, least }: { from: string; least: number }): Promise<MachineSum[]> {
  const { rows } = await sql<MachineSum>`
    select machine, sum(count)::float8 as count, min(day)::text as "firstDay", max(day)::text as "lastDay"
    from flow_days where day >= ${from}::date
    group by machine having sum(count) >= ${least} order by machine`.execute(db);
  return rows;
}
