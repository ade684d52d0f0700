import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createClient } from '../../support/client.ts';
import { buildLoggedIn, buildUser, type LoggedIn, type TestUser } from '../../support/factories.ts';
import { untilNotBusy } from '../../support/not-busy.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { readSheets } from '../../support/workbook.ts';

let server: TestServer;
let admin: LoggedIn & { user: TestUser };
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildLoggedIn(server.origin, db(), { role: 'Admin', name: 'Ingrid', lastName: 'Solheim' });
  await buildUser(db(), { name: '=HYPERLINK("http://x")', lastName: 'Ångström', role: 'Judge' });
  await buildUser(db(), { name: 'Ama; "the" one,\nand only', lastName: '@home', isActive: false });
});
afterAll(() => server.close());

const ask = async (query: string): Promise<IncomingMessage> => {
  // On a busy machine, inserting many rows makes the server reject calls.
  await untilNotBusy(server.origin);
  const headers = { authorization: `Bearer ${admin.client.token}` };
  const sending = request(`${server.origin}/api/export/user?${query}`, { headers }).end();
  const [answer]: IncomingMessage[] = await once(sending, 'response');
  if (!answer) throw new Error('There was no answer');
  return answer;
};
const csvOf = async (query = '') => (await admin.client.get<string>(`/export/user?${query}`)).body.data;
const audited = async () =>
  (
    await server.database.run(`select actor_id, subject_title, to_state from audit_entries
    where action = 'users_exported' order by id desc limit 1`)
  ).rows[0];

describe('exportUsers as CSV', () => {
  it('returns each account as a line, and the expected number of rows last', async () => {
    const answer = await ask('');
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'x-row-count': '3',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="accounts-\d{4}-\d\d-\d\d\.csv"$/);
    const file = (await buffer(answer)).toString();
    expect(file.startsWith('\ufeffAccount,First name,Last name,Email,Role,State,')).toBe(true);
    expect(file.endsWith('\r\n3 rows\r\n')).toBe(true);
    expect(file).toContain(`${admin.user.id},Ingrid,Solheim,${admin.user.email},Admin,active,"Dakar, Senegal",'+221`);
    expect(await audited()).toEqual({
      actor_id: admin.user.id,
      subject_title: 'All accounts (csv)',
      to_state: '3 rows',
    });
  });

  it('is in the language of its reader, but for the number of rows, by which the page knows that it is whole', async () => {
    const headers = { 'accept-language': 'de' };
    const answer = await admin.client.get<string>('/export/user', { headers });
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="konten-/);
    expect(answer.body.data).toContain('Konto,Vorname,Nachname,E-Mail,Rolle,Status,');
    expect(answer.body.data).toMatch(/,Admin,aktiv,.*,ja,ja,ja,/);
    expect(answer.body.data.endsWith('\r\n3 rows\r\n')).toBe(true);
    expect((await audited())?.['subject_title']).toBe('All accounts (csv)');
  });

  it('escapes formulas', async () => {
    const file = await csvOf();
    expect(file).toContain(`,"'=HYPERLINK(""http://x"")",Ångström,`);
    expect(file).toContain(`,"Ama; ""the"" one,\nand only",'@home,`);
    expect(file).not.toMatch(/(^|,)"?[=+\-@]/m);
  });

  it.each([
    ['role=Judge', 1, 'role Judge'],
    ['status=inactive', 1, 'state inactive'],
    ['status=active', 2, 'state active'],
    ['search=angstrom', 1, 'search “angstrom”'],
    ['to=2001-01-01', 0, 'joined by 2001-01-01'],
  ])('respects the filters: %s', async (query, count, filter) => {
    const said = count === 1 ? '1 row' : `${count} rows`;
    expect((await csvOf(query)).endsWith(`\r\n${said}\r\n`)).toBe(true);
    expect((await audited())?.['to_state']).toBe(said);
    expect((await audited())?.['subject_title']).toBe(`Accounts: ${filter} (csv)`);
  });
});

describe('exportUsers as XLSX', () => {
  it('returns a workbook with typed numbers and dates', async () => {
    const answer = await ask('format=xlsx');
    expect(answer.headers['x-row-count']).toBe('3');
    expect(answer.headers['content-disposition']).toMatch(/\.xlsx"$/);
    const [sheet = []] = await readSheets(await buffer(answer));
    expect(sheet[0]?.slice(0, 6)).toEqual(['Account', 'First name', 'Last name', 'Email', 'Role', 'State']);
    expect(sheet).toHaveLength(5);
    const judge = sheet.find((row) => row[4] === 'Judge');
    expect(judge?.[1]).toBe(`=HYPERLINK("http://x")`);
    expect(judge?.[8]).toBe(0);
    expect(judge?.[13]).toBeInstanceOf(Date);
    expect(sheet.at(-1)?.[0]).toBe('3 rows');
  });
});

describe('an account export', () => {
  it('is for admins', async () => {
    expect((await createClient(server.origin).get('/export/user')).status).toBe(401);
    const member = await buildLoggedIn(server.origin, db());
    expect((await member.client.get('/export/user')).status).toBe(403);
    for (const query of ['format=pdf', 'role=King', 'from=soon']) {
      expect((await admin.client.get(`/export/user?${query}`)).status).toBe(422);
    }
  });

  /** On the embedded database, transactions run one at a time. */
  it.runIf(process.env['TEST_DATABASE_URL'])(
    'waits for a change of the admin’s own account, as a login does',
    async () => {
      const { run } = server.database;
      await untilNotBusy(server.origin);
      const login = await db().startTransaction().execute();
      await sql`select from users where id = ${admin.user.id} for update`.execute(login);
      await sql`update users set bio = 'Here again' where id = ${admin.user.id}`.execute(login);
      const exported = admin.client.get<string>('/export/user');
      const isWaiting = async () =>
        (
          await run(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
          and query like '%audit_entries%' and pid <> pg_backend_pid()`)
        ).rows.length;
      await expect.poll(isWaiting, { timeout: 60_000 }).toBe(1);
      await login.commit().execute();
      expect((await exported).status).toBe(200);
    },
  );

  describe('of many accounts', () => {
    const MANY = 6_000;
    beforeAll(async () => {
      // This statement may take longer than the timeout of requests on a busy machine.
      await server.database.runInTransaction((run) =>
        run(`insert into users (id, email, name, last_name, location, email_verified_at, is_profile_completed)
        select gen_random_uuid(), 'crowd' || n || '@crowd.example', 'Person', 'Crowd', noise, now(), true
        from generate_series(1, ${MANY}) as n cross join lateral (
          select string_agg(md5(n * 100 + part || ''), '') as noise from generate_series(1, 40) as part) as made`),
      );
    });

    it('holds each account once, even if people join and leave during the export', async () => {
      const answer = await ask('search=crowd&status=active');
      await buildUser(db(), { email: 'late@crowd.example' });
      await server.database.run(`update users set deactivated_at = now() where email = 'crowd5999@crowd.example'`);
      const lines = (await text(answer)).split('\r\n');
      expect(lines.at(-2)).toBe(`${MANY} rows`);
      expect(new Set(lines.slice(1, -2).map((line) => line.slice(0, 36))).size).toBe(MANY);
    });

    it.each([
      ['csv', 'crowd110%'],
      ['xlsx', 'crowd111%'],
    ])('is cut off, and so never looks complete, when a row can’t be read: %s', async (format, gone) => {
      const answer = await ask(`search=crowd&format=${format}`);
      expect(answer.statusCode).toBe(200);
      await new Promise((resolve) => answer.once('readable', resolve));
      await server.database.run('delete from users where email like $1', [gone]);
      const fate = await buffer(answer).then(
        () => 'whole',
        (error: Error) => error.message,
      );
      expect(fate).toBe('aborted');
    });
  });
});
