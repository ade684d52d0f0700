/**
 * How long the database takes to count the clusters of a map, among a million impacts in as many towns as there are:
 * `node tests/support/with-postgres.ts node tests/bench/list-map.ts`.
 */
import { type RawBuilder, sql } from 'kysely';
import pg from 'pg';
import { readImpactMap } from '#domains/impacts/server/places/map.repository.ts';
import { describeTown } from '#domains/places/server/describe.ts';
import { readGazetteer } from '#domains/places/server/gazetteer/read-gazetteer.ts';
import { type PlaceQuery, readWhere } from '#domains/places/server/public.ts';
import { openTestDatabase } from '../support/database.ts';
import { CLEAN_UP } from '../support/impacts.ts';
import { withName } from '../support/postgres-names.ts';
import { quantile } from './quantile.ts';

/** Fewer as an argument. */
const IMPACTS = Number(process.argv[2] ?? 1_000_000);
const BATCH = 10_000;
const RUNS = 15;
const OWNER = '00000000-0000-7000-8000-000000000000';

/** What a wide screen shows. */
const PARTS: [name: string, zoom: number, query: PlaceQuery][] = [
  ['the world', 1, {}],
  ['Europe and Africa', 3, { bounds: '-40,-30,60,65' }],
  ['Europe', 4, { bounds: '-15,35,40,62' }],
  ['Germany', 6, { bounds: '4,46,17,55.5' }],
  ['around Bremen', 9, { bounds: '7.9,52.7,9.7,53.5' }],
  ['the Pacific', 3, { bounds: '150,-45,-120,45' }],
  ['50 km around Bremen', 7, { near: '2944388', within: 50 }],
];
const FILTERS: [name: string, filter: Parameters<typeof readImpactMap>[1]][] = [
  ['all', {}],
  ['a year', { impactYear: 2025 }],
  ['a goal', { sdg: 12 }],
  ['a goal of a quarter', { sdg: 13 }],
  ['that in a year', { sdg: 13, impactYear: 2025 }],
  ['a kind', { eventType: CLEAN_UP }],
  ['a kind in a year', { eventType: CLEAN_UP, impactYear: 2025 }],
  ['a kind and a goal', { eventType: CLEAN_UP, sdg: 13 }],
  ['featured', { isFeatured: true }],
];

const { db, ...database } = await openTestDatabase();
try {
  const began = performance.now();
  await fill();
  process.stdout.write(`Filled in ${((performance.now() - began) / 1000).toFixed(0)} s\n`);
  process.stdout.write(`${''.padEnd(22)}${PARTS.map(([name]) => name.padStart(21)).join('')}\n`);
  for (const [name, filter] of FILTERS) {
    const figures: string[] = [];
    for (const [, zoom, query] of PARTS)
      figures.push(await measure({ ...filter, where: await readWhere(query) }, zoom));
    process.stdout.write(`${name.padEnd(22)}${figures.map((figure) => figure.padStart(21)).join('')}\n`);
  }
} finally {
  await database.close();
}

/** Median and slowest milliseconds, and how many clusters there were. */
async function measure(filter: Parameters<typeof readImpactMap>[1], zoom: number): Promise<string> {
  const times: number[] = [];
  let clusters = 0;
  for (let count = 0; count < RUNS; count += 1) {
    const from = performance.now();
    clusters = (await readImpactMap(db, filter, zoom)).clusters.length;
    times.push(performance.now() - from);
  }
  return `${quantile(times, 0.5).toFixed(0)} / ${quantile(times, 1).toFixed(0)} (${clusters})`;
}

/** Large towns have most of the impacts, and every fifth town has one. Indexes that no map reads would only take time. */
async function fill(): Promise<void> {
  const { rows: named } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  // Without the time limits of a server's connections.
  const client = new pg.Client({
    connectionString: withName(process.env['TEST_DATABASE_URL'] ?? '', named[0]?.name ?? ''),
  });
  await client.connect();
  const run = async (statement: RawBuilder<unknown>) => {
    const { sql: text, parameters } = statement.compile(db);
    return (await client.query(text, [...parameters])).rows;
  };
  // Nor are foreign keys checked.
  await run(sql`set session_replication_role = replica`);
  const gazetteer = await readGazetteer();
  const towns = Array.from({ length: gazetteer.count }, (_, town) => describeTown(gazetteer, town));
  const others = await run(sql`select format('drop index %I', indexname) as drop from pg_indexes
    where tablename in ('impacts', 'impact_goals') and indexname not like '%map' and indexname not like '%pkey'
      and indexname not like '%key' and indexname not in ('impacts_featured', 'impacts_public')`);
  for (const { drop } of others as { drop: string }[]) await run(sql.raw(drop));
  await run(sql`insert into users (id, email) values (${OWNER}, 'map@example.org')`);
  await run(sql`create table towns (town integer primary key, place jsonb not null)`);
  await run(sql`insert into towns select ordinality - 1, value from jsonb_array_elements(${JSON.stringify(towns)}::jsonb)
    with ordinality`);
  await run(sql`analyze towns`);
  for (let from = 1; from <= IMPACTS; from += BATCH) {
    const numbers = sql`generate_series(${sql.lit(from)}, ${sql.lit(from + BATCH - 1)}) n`;
    await run(sql`insert into impacts (id, owner_id, title, impact_year, start_date, event_type_id, location, place,
        is_verified, verified_at, is_featured)
      select lpad(to_hex(n), 32, '0')::uuid, ${OWNER}::uuid, 'Planting trees', 2021 + n % 6, '2026-01-01',
        kinds.ids[1 + n % 13], t.place ->> 'name', t.place, true, now(), n % 9973 = 0
      from ${numbers} cross join (select array_agg(id order by id) as ids from impact_event_types) kinds
        join towns t on t.town = floor(power(hashint4(n) / 4294967296.0 + 0.5, 4) * ${sql.lit(towns.length)})::int`);
    const added = sql`impacts where id in (select lpad(to_hex(n), 32, '0')::uuid from ${numbers})`;
    const columns = sql`insert into impact_goals (id, impact_id, sdg, position, impact_year, is_public, event_type_id,
      map_x, map_y)`;
    await run(sql`${columns} select gen_random_uuid(), id, 1 + (hashtext(id::text) & 65535) % 17, 0, impact_year, true,
      event_type_id, map_x, map_y from ${added}`);
    await run(sql`${columns} select gen_random_uuid(), id, 13, 1, impact_year, true, event_type_id, map_x, map_y
      from ${added} and hashtext(id::text || 'b') % 5 = 0 on conflict do nothing`);
  }
  await run(sql`select recount_places()`);
  for (const table of ['impacts', 'impact_goals', 'impact_place_counts']) await run(sql.raw(`vacuum analyze ${table}`));
  const [counted] = await run(sql`select count(*) as towns, sum(impacts) as impacts from impact_place_counts`);
  await client.end();
  process.stdout.write(`${JSON.stringify(counted)}\n`);
}
