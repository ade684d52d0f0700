/**
 * Fills tables as fast as PostgreSQL can: without their indexes, constraints and triggers, which are restored once the
 * rows are there, and with a session for each core.
 */
import { availableParallelism } from 'node:os';
import pg from 'pg';
import { SQL_FUNCTIONS } from './sql-words.ts';

/** The schema of the tables that are only needed to generate rows. */
const PLANS = 'filling';
const MAX_SESSIONS = 4;

export interface Task {
  what: string;
  sql: string;
  /** The `what` of the task that must run before this one. */
  after?: string;
}

type Say = (text: string) => void;

export interface BulkLoad {
  /** Runs the tasks one after the other. */
  run(tasks: readonly Task[]): Promise<void>;
  /** Runs as many tasks at once as there are sessions; put the longest first. */
  runAtOnce(tasks: readonly Task[]): Promise<void>;
  query(sql: string, values?: unknown[]): Promise<Record<string, unknown>[]>;
  end(): Promise<void>;
}

export async function startBulkLoad(url: string, say: Say): Promise<BulkLoad> {
  const sessions = await Promise.all(
    Array.from({ length: Math.min(availableParallelism(), MAX_SESSIONS) }, () => openSession(url)),
  );
  const [first] = sessions;
  if (!first) throw new Error('No session');
  await first.query(`create schema ${PLANS}`);
  const runOn = async (session: pg.Client, { what, sql }: Task) => {
    const began = Date.now();
    await session.query(`${truncating(sql)}${sql}`);
    say(`${what}: ${((Date.now() - began) / 1000).toFixed(1)} s`);
  };
  return {
    run: async (tasks) => {
      for (const task of tasks) await runOn(first, task);
    },
    runAtOnce: async (tasks) => {
      const begun = new Map<string, Promise<void>>();
      const waiting = [...tasks];
      const work = async (session: pg.Client) => {
        for (let task = waiting.shift(); task; task = waiting.shift()) {
          if (task.after) await begun.get(task.after);
          const running = runOn(session, task);
          begun.set(task.what, running);
          await running;
        }
      };
      await Promise.all(sessions.map(work));
    },
    query: async (sql, values) => (await first.query(sql, values)).rows,
    end: async () => {
      await first.query(`drop schema ${PLANS} cascade`);
      await Promise.all(sessions.map((session) => session.end()));
    },
  };
}

/**
 * With `wal_level=minimal`, rows inserted into a table that was truncated in the same transaction needn't be logged: an
 * interrupted load leaves the table empty.
 */
function truncating(sql: string): string {
  const tables = new Set([...sql.matchAll(/^insert into (\w+)/gm)].map(([, table]) => table));
  return tables.size === 0 ? '' : `truncate ${[...tables].join(', ')};\n`;
}

/** Triggers and foreign keys are off: references are valid by construction, and counts are computed at the end. */
async function openSession(url: string): Promise<pg.Client> {
  const session = new pg.Client({ connectionString: url });
  await session.connect();
  await session.query(`set search_path = ${PLANS}, public; set statement_timeout = 0; set session_replication_role = replica;
    set maintenance_work_mem = '512MB'; set work_mem = '256MB'; set max_parallel_maintenance_workers = 0;
    set max_parallel_workers_per_gather = 0; set synchronous_commit = off; set synchronize_seqscans = off;
    select setseed(0.42)`);
  await session.query(SQL_FUNCTIONS);
  return session;
}

/** Drops what each new row of these tables would be checked against. @returns what restores it. */
export async function strip(load: BulkLoad, tables: readonly string[]): Promise<{ keys: Task[]; references: string }> {
  const references = await load.query(FOREIGN_KEYS, [tables]);
  for (const { dropped } of references) await load.query(String(dropped));
  const keys = await load.query(KEYS_AND_INDEXES, [tables]);
  for (const { dropped } of keys) await load.query(String(dropped));
  const ofTable = Map.groupBy(keys, ({ of }) => String(of));
  return {
    keys: tables.flatMap((table) => {
      const made = ofTable.get(table)?.map((key) => String(key['made']));
      return made ? [{ what: `keys and indexes of ${table}`, sql: made.join(';\n') }] : [];
    }),
    references: references.map(({ made }) => String(made)).join(';\n'),
  };
}

/** Restored as `not valid`, without a check, which would read everything again. */
const FOREIGN_KEYS = `
select format('alter table %s drop constraint %I', conrelid::regclass, conname) as dropped,
  format('alter table %s add constraint %I %s not valid', conrelid::regclass, conname, pg_get_constraintdef(oid)) as made
from pg_constraint
where contype = 'f' and (conrelid = any($1::regclass[]) or confrelid = any($1::regclass[]))`;

const KEYS_AND_INDEXES = `
select t.relname as of,
  case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
    else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as dropped,
  case when c.oid is null then pg_get_indexdef(i.indexrelid)
    else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname, pg_get_constraintdef(c.oid)) end as made
from pg_index i
join pg_class t on t.oid = i.indrelid
left join pg_constraint c on c.conindid = i.indexrelid and c.contype in ('p', 'u')
where i.indrelid = any($1::regclass[]) and i.indexrelid::regclass::text <> 'standings_order'
order by c.oid nulls last`;
