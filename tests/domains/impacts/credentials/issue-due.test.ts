import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issueDue } from '#domains/impacts/server/credentials/issue-due.ts';
import type { Impact, NotificationList } from '#generated/types.gen.ts';
import { claimsOf, credentialFor, listCredentials, readToken } from '../../../support/credentials.ts';
import { buildLoggedIn } from '../../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../../support/server.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

/** As if what exists had been verified by a release without credentials. */
beforeEach(async () => {
  await server.database.run('delete from credentials');
  await server.database.run('delete from impact_credentials_due');
  await server.database.run('insert into impact_credentials_due default values');
});

async function logVerified(members: readonly string[] = []): Promise<Impact> {
  const impact = await logImpact(cast.owner, { members: [...members] });
  await decide(cast.judge, impact.id, { isVerified: true });
  return impact;
}
/** Takes its credentials away, and puts its verification into the past. */
async function age({ id }: Impact, days: number): Promise<void> {
  await sql`update impacts set verified_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
    server.database.db,
  );
  await sql`delete from credentials where subject_id = ${id}`.execute(server.database.db);
}
const listDue = async () => (await server.database.run('select after from impact_credentials_due')).rows;

describe('issueDue', () => {
  it('gives everyone who took part what they had earned before, valid from then', async () => {
    const { user, client } = await buildLoggedIn(server.origin, server.database.db);
    const impact = await logVerified([user.id]);
    await age(impact, 400);
    await issueDue(server.database.db);
    for (const holder of [cast.owner, client]) {
      const credential = await credentialFor(holder, impact);
      const days = (Date.now() - Date.parse(credential.issuedAt)) / 86_400_000;
      expect(Math.round(days)).toBe(400);
      const token = await readToken(server.origin, holder, credential.id);
      expect(claimsOf(token)['validFrom']).toBe(credential.issuedAt);
    }
  });

  it('lists them where they would have been', async () => {
    const [older, newer] = [await logVerified(), await logVerified()];
    await age(older, 30);
    await age(newer, 300);
    await issueDue(server.database.db);
    const titles = (await listCredentials(cast.owner)).map(({ title }) => title);
    expect(titles.indexOf(older.title)).toBeLessThan(titles.indexOf(newer.title));
  });

  it('leaves out what isn’t public, and keeps what someone has', async () => {
    const kept = await logVerified();
    const before = await credentialFor(cast.owner, kept);
    const hidden = await logVerified();
    const pending = await logImpact(cast.owner);
    await sql`update impacts set is_hidden = true where id = ${hidden.id}`.execute(server.database.db);
    await sql`delete from credentials where subject_id = ${hidden.id}`.execute(server.database.db);
    await issueDue(server.database.db);
    expect((await credentialFor(cast.owner, kept)).id).toBe(before.id);
    for (const none of [hidden, pending])
      await expect(credentialFor(cast.owner, none)).rejects.toThrow('There is no credential');
  });

  it('goes on where it stopped, and ends once there are no more', async () => {
    for (let count = 0; count < 5; count += 1) await age(await logVerified(), 10);
    await issueDue(server.database.db, { batch: 2, batches: 1 });
    expect(await listCredentials(cast.owner)).toHaveLength(2);
    expect(await listDue()).not.toEqual([]);
    for (let count = 0; count < 20 && (await listDue()).length > 0; count += 1)
      await issueDue(server.database.db, { batch: 2, batches: 1 });
    expect(await listDue()).toEqual([]);
    const { rows } = await sql<{ missing: number }>`
      select count(*)::int as missing from impacts i join impact_people p on p.impact_id = i.id
      where i.is_public and not exists (
        select from credentials c where c.subject_id = i.id and c.user_id = p.user_id)`.execute(server.database.db);
    expect(rows[0]?.missing).toBe(0);
    await issueDue(server.database.db);
    const { rows: twice } = await sql`
      select from credentials where ended_at is null group by user_id, subject_id having count(*) > 1`.execute(
      server.database.db,
    );
    expect(twice).toEqual([]);
  });

  it('tells nobody', async () => {
    const readUnread = async () => dataOf(await cast.owner.get<NotificationList>('/general/notification')).meta.total;
    await age(await logVerified(), 5);
    const before = await readUnread();
    await issueDue(server.database.db);
    expect(await readUnread()).toBe(before);
  });
});
