/**
 * What a million credentials cost, or as many as are named:
 * `node tests/support/with-postgres.ts node tests/bench/credentials.ts 1000000`.
 */
import { gzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import { NO_MEASURES } from '#domains/impacts/model.ts';
import { issueForImpact } from '#domains/impacts/server/credentials/impact-credentials.ts';
import { buildLoggedIn } from '../support/factories.ts';
import { startTestServer } from '../support/server.ts';
import { quantile } from './quantile.ts';
import { describeMachine, startRecord } from './record.ts';

const ROWS = Number(process.argv[2] ?? 1_000_000);
/** Each has two hundred. */
const PEOPLE = Math.max(Math.ceil(ROWS / 200), 100);
const OWN = 500;
const ROWS_PER_STEP = 20_000;
const RUNS = 50;
/** An owner with the most members that an impact may have. */
const PARTICIPANTS = 51;
const GOALS_MS = { read: 50, issue: 5 };
const GOAL_BYTES = 20_000;

const { say } = startRecord();
say(describeMachine());
const server = await startTestServer();
const { db } = server.database;
const { client, user } = await buildLoggedIn(server.origin, db);

const beganAt = Date.now();
await sql`
  insert into users (id, email, name, email_verified_at, is_profile_completed)
  select gen_random_uuid(), 'holder' || n || '@people.example', 'Holder ' || n, now(), true
  from generate_series(1, ${PEOPLE}) as n`.execute(db);
const CONTENT = JSON.stringify({
  title: 'Mangroves for the Casamance',
  description: null,
  goals: [13, 15],
  measures: NO_MEASURES,
  link: '/impacts/019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41/mangroves',
  points: null,
  impacts: [],
});
// One in a hundred is ended, at random: a list of every hundredth would compress to nothing. In steps, because the server
// lets no statement run as long as a million rows take.
const others = ROWS - OWN;
for (let filled = 0; filled < others; filled += ROWS_PER_STEP) {
  await sql`
    with holders as (
      select id, row_number() over () - 1 as place from users where email like 'holder%'
    )
    insert into credentials (id, user_id, kind, subject_id, year, content, ended_at, end_reason)
    select gen_random_uuid(), h.id, 'impact', gen_random_uuid(), 2019 + n % 7, ${CONTENT}::jsonb,
      case when is_ended then now() end, case when is_ended then 'reopened' end
    from (
      select n, random() < 0.01 as is_ended
      from generate_series(${filled + 1}::int, ${Math.min(filled + ROWS_PER_STEP, others)}::int) as n
    ) as drawn
    join holders h on h.place = n % ${PEOPLE}::int`.execute(db);
}
await sql`
  insert into credentials (id, user_id, kind, subject_id, year, content)
  select gen_random_uuid(), ${user.id}::uuid, 'impact', gen_random_uuid(), 2026, ${CONTENT}::jsonb
  from generate_series(1, ${OWN}::int)`.execute(db);
await server.database.run('analyze credentials');
await server.database.run('analyze users');
say(
  `${ROWS.toLocaleString('en')} credentials of ${PEOPLE} people, filled in ${((Date.now() - beganAt) / 1000).toFixed(0)} s`,
);

async function measure(name: string, goal: number, run: () => Promise<number>): Promise<void> {
  const times: number[] = [];
  for (let count = 0; count < RUNS; count += 1) times.push(await run());
  const [half, most] = [quantile(times, 0.5), quantile(times, 0.95)];
  const mark = half > goal ? `  over ${goal} ms` : '';
  say(`${name.padEnd(44)} median ${half.toFixed(1)} ms, p95 ${most.toFixed(1)} ms${mark}`);
}
async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

const list = async (path: string) => {
  const { status } = await client.get(path);
  if (status !== 200) throw new Error(`${path} answered ${status}`);
};
await measure('the first page of a member with 500', GOALS_MS.read, () => timed(() => list('/users/me/credentials')));
// Tests' servers cache nothing, so each is made from the rows, compressed and signed.
const readList = async () => (await fetch(`${server.origin}/credentials/status/0`)).text();
await measure('a status list', GOALS_MS.read, () => timed(readList));

const people = await sql<{ id: string }>`select id from users where email like 'holder%' limit ${PARTICIPANTS}`.execute(
  db,
);
const issue = (count: number): Promise<number> =>
  db.transaction().execute((tx) => {
    const impact = { id: uuidv7(), title: 'A day at the river', impactYear: 2026, measures: NO_MEASURES };
    const holders = people.rows.slice(0, count).map(({ id }) => id);
    return timed(() => issueForImpact(tx, impact, holders));
  });
await measure('issuing, within a verification, to 1', GOALS_MS.issue, () => issue(1));
await measure(`issuing, within a verification, to ${PARTICIPANTS}`, GOALS_MS.issue, () => issue(PARTICIPANTS));

const token = await readList();
const sent = gzipSync(token).length;
say(
  `A status list has ${(token.length / 1000).toFixed(1)} kB, and ${(sent / 1000).toFixed(1)} kB as it's sent, gzipped`,
);
if (sent > GOAL_BYTES) say(`  over ${GOAL_BYTES / 1000} kB`);
await server.close();
