/**
 * What it costs to count a million transitions a day, and to read two years of them:
 * `node tests/support/with-postgres.ts node tests/bench/flow-numbers.ts`.
 */
import { sql } from 'kysely';
import { DURATION_BUCKETS } from '#domains/flow-numbers/duration-buckets.ts';
import { createFlowCounter, RELEASE } from '#domains/flow-numbers/server/count/flow-counter.ts';
import { ENTERED } from '#domains/flow-numbers/stays.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import { knownFlows } from '#generated/known-flows.gen.ts';
import type { FlowNumbers } from '#generated/types.gen.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { buildLoggedIn } from '../support/factories.ts';
import { startTestServer } from '../support/server.ts';
import { quantile } from './quantile.ts';
import { describeMachine, startRecord } from './record.ts';

const DAYS = 732;
const LANGUAGES = ['en', 'de', 'fr', 'es', 'ar'];
const DEVICES = ['phone', 'tablet', 'desktop'];
/** The one with the most transitions that pages take each day. */
const MACHINE = 'session';
const COUNTED = 1_000_000;
/** How often a process stores what it has counted, in a day. */
const FLUSHES = 8_640;
/** Most stays in a state take about as long. */
const USUAL_BUCKETS = 5;
const RUNS = 50;
const DAY_S = 86_400;

const { say } = startRecord();
say(describeMachine());
const server = await startTestServer();
const { db } = server.database;
const { client } = await buildLoggedIn(server.origin, db, { role: 'Admin' });
const flow = knownFlows[MACHINE];
if (!flow) throw new Error(`There is no ${MACHINE}`);
const { transitions, states } = flow;

say(`\nTwo years of ${MACHINE}, with every transition in each of ${LANGUAGES.length * DEVICES.length} kinds each day`);
await fill();
await read('all of them', {});
await read('one language', { language: 'de' });
await read('ninety days', { from: new Date(Date.now() - 89 * DAY_S * 1000).toISOString().slice(0, 10) });
await count();
await server.close();

/** A release a month. In steps, because the server lets no statement run as long as all rows take. */
async function fill(): Promise<void> {
  const kinds = sql`
    generate_series(current_date - ${DAYS - 1}::int, current_date, interval '1 day') as day (at)
    cross join unnest(${LANGUAGES}::text[]) as language cross join unnest(${DEVICES}::text[]) as device`;
  const release = sql`to_char(day.at, '"0."YYYYMM')`;
  await sql`
    insert into flow_days (machine, day, language, device, release, count)
    select ${MACHINE}, day.at, language, device, ${release}, 500 from ${kinds}`.execute(db);
  for (const transition of transitions) {
    const [from = '', event = '', to = ''] = transition.split(' ');
    for (const isMonth of [false, true]) {
      await sql`
        insert into flow_counts (machine, is_month, day, language, device, release, from_state, event, to_state, outcome, count)
        select ${MACHINE}, ${isMonth}, first, language, device, release, ${from}, ${event}, ${to}, '', sum(9)
        from (select ${isMonth ? sql`date_trunc('month', day.at)` : sql`day.at`}::date as first, language, device,
          ${release} as release from ${kinds}) as given
        group by first, language, device, release`.execute(db);
    }
  }
  const buckets = Array.from({ length: USUAL_BUCKETS + 1 }, (_, place) => place + ENTERED);
  for (const state of states) {
    for (const bucket of buckets) {
      for (const isMonth of [false, true]) {
        await sql`
          insert into flow_stays (machine, is_month, day, language, device, release, state, bucket, count)
          select ${MACHINE}, ${isMonth}, first, language, device, release, ${state}, ${bucket}, sum(9)
          from (select ${isMonth ? sql`date_trunc('month', day.at)` : sql`day.at`}::date as first, language, device,
            ${release} as release from ${kinds}) as given
          group by first, language, device, release`.execute(db);
      }
    }
  }
  await sql`vacuum analyze flow_days, flow_counts, flow_stays`.execute(db);
  const { rows } = await sql<{ rows: string; size: string }>`
    select (select count(*) from flow_counts) + (select count(*) from flow_stays) as rows,
      pg_size_pretty(pg_total_relation_size('flow_counts') + pg_total_relation_size('flow_stays')) as size`.execute(db);
  say(`${Number(rows[0]?.rows).toLocaleString('en')} rows, ${rows[0]?.size}`);
}

async function read(what: string, query: Record<string, string>): Promise<void> {
  const from = new Date(Date.now() - (DAYS - 1) * DAY_S * 1000).toISOString().slice(0, 10);
  const path = `/flow-numbers?${new URLSearchParams({ machine: MACHINE, from, ...query })}`;
  const times: number[] = [];
  for (let run = 0; run < RUNS; run += 1) {
    const began = performance.now();
    const { status, body } = await client.get<FlowNumbers>(path);
    times.push(performance.now() - began);
    if (status !== 200 || body.data.transitions.length === 0) throw new Error(`${path} answered ${status}`);
  }
  say(`${what.padEnd(14)} median ${quantile(times, 0.5).toFixed(1)} ms, p95 ${quantile(times, 0.95).toFixed(1)} ms`);
}

/** A million in memory, and as many flushes as there are in a while, each of the kinds that come together in ten seconds. */
async function count(): Promise<void> {
  const counter = createFlowCounter({ db, log: createLogger('silent'), settings: { now: DEFAULTS } });
  const perFlush = Math.ceil(COUNTED / FLUSHES);
  const sampled = 500;
  const began = process.cpuUsage();
  for (let flush = 0; flush < sampled; flush += 1) {
    for (let index = 0; index < perFlush; index += 1) {
      const place = flush * perFlush + index;
      const [from = '', event = '', to = ''] = (transitions[place % transitions.length] ?? '').split(' ');
      counter.count(
        {
          machine: MACHINE,
          transitions: [{ from, event, to, outcome: '', count: 1 }],
          stays: [{ state: states[place % states.length] ?? '', bucket: place % DURATION_BUCKETS, count: 1 }],
        },
        {
          language: LANGUAGES[place % LANGUAGES.length] ?? '',
          device: DEVICES[place % DEVICES.length] ?? '',
          release: RELEASE,
        },
      );
    }
    await counter.flush();
  }
  const { user, system } = process.cpuUsage(began);
  const perDay = ((user + system) / 1e6 / sampled) * FLUSHES;
  say(
    `counting ${COUNTED.toLocaleString('en')} transitions a day: ${perDay.toFixed(0)} s of a process's CPU, ` +
      `${((perDay / DAY_S) * 100).toFixed(2)} %, each with a stay, without receiving the batches`,
  );
}
