/**
 * How long it takes to find the pictures that look like one, among a million:
 * `node tests/support/with-postgres.ts node tests/bench/picture-looks.ts`.
 */
import { sql } from 'kysely';
import { picturesAlike } from '#domains/media/server/public.ts';
import { openTestDatabase } from '../support/database.ts';
import { quantile } from './quantile.ts';

const PICTURES = 1_000_000;
const BATCH = 25_000;
const SEARCHES = 200;
const ID = sql`lpad(to_hex(n), 32, '0')::uuid`;
const OWNER = '00000000-0000-7000-8000-000000000000';

const { db, ...database } = await openTestDatabase();
try {
  await sql`insert into users (id, email) values (${OWNER}, 'looks@example.org')`.execute(db);
  for (let from = 1; from <= PICTURES; from += BATCH) {
    const numbers = sql`generate_series(${sql.lit(from)}, ${sql.lit(from + BATCH - 1)}) n`;
    await sql`insert into media (id, owner_id, kind, bytes, width, height, widths, ready_at)
      select ${ID}, ${OWNER}::uuid, 'picture', 1, 480, 320, '{480}', now() from ${numbers}`.execute(db);
    await sql`insert into picture_traces (media_id, look) select ${ID}, hashint8extended(n, 7) from ${numbers}`.execute(
      db,
    );
  }
  await sql`vacuum analyze picture_traces`.execute(db);
  const times: number[] = [];
  for (let search = 1; search <= SEARCHES; search += 1) {
    const id = ((search * 4_999) % PICTURES) + 1;
    const from = performance.now();
    await sql`select alike.* from (select lpad(to_hex(${sql.lit(id)}), 32, '0')::uuid as media_id) shown
      cross join lateral ${picturesAlike('shown.media_id')} alike`.execute(db);
    times.push(performance.now() - from);
  }
  process.stdout.write(
    `Among ${PICTURES.toLocaleString('en')} pictures: median ${quantile(times, 0.5).toFixed(1)} ms, 99 % within ${quantile(times, 0.99).toFixed(1)} ms\n`,
  );
} finally {
  await database.close();
}
