import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { failStuckImports, removeOldImports } from '#domains/imports/server/imports.repository.ts';
import type { AuditList, Import, ImportCheck, ImportKind } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { buildLoggedIn, buildUser, freshEmail, logIn, PASSWORD, tokenOf } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { retryUntil, untilJobsAreDone } from '../../support/jobs.ts';
import { untilNotBusy } from '../../support/not-busy.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;

beforeAll(async () => {
  server = await startTestServer();
  admin = await buildLoggedIn(server.origin, server.database.db, {
    role: 'Admin',
    name: 'Ingrid',
    lastName: 'Solheim',
  });
});
afterAll(() => server.close());

const rowsOf = async (sql: string, values: unknown[] = []) => (await server.database.run(sql, values)).rows;
const countOf = async (sql: string, values: unknown[] = []) => (await rowsOf(sql, values)).length;
const tableOf = (...rows: readonly (readonly string[])[]) =>
  rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');

// On a busy machine, taking in many rows makes the server reject calls.
async function check(kind: ImportKind, content: string): Promise<ImportCheck> {
  await untilNotBusy(server.origin);
  return dataOf(await admin.client.post<ImportCheck>('/imports', { kind, content }));
}
async function read(id: string): Promise<Import> {
  await untilNotBusy(server.origin);
  return dataOf(await admin.client.get<Import>(`/imports/${id}`));
}

async function run(kind: ImportKind, content: string, sendsInvitations = false): Promise<Import> {
  const { id, faults } = await check(kind, content);
  expect(faults).toEqual([]);
  await admin.client.post(`/imports/${id}/start`, { sendsInvitations });
  await untilJobsAreDone(server.database);
  return read(String(id));
}

const faultsOf = ({ faults }: Pick<ImportCheck, 'faults'>) =>
  faults.map(({ row, column, message }) => `Row ${row}, ${column}: ${message}`);

const MEMBERS = ['email', 'name', 'lastName', 'location', 'contactNo', 'bio', 'language'];
const IMPACTS = ['email', 'title', 'description', 'date', 'kind', 'goals', 'hours', 'trees', 'state', 'externalId'];
const impactRow = (
  email: string,
  title: string,
  changes: { date?: string; state?: string; externalId?: string } = {},
) => {
  const { date = '2024-05-31', state = '', externalId = '' } = changes;
  return [email, title, 'Along the river.', date, 'Planting', '13, 15', '24', '100', state, externalId];
};

describe('checkImport', () => {
  it('says what is wrong with members, by row and column', async () => {
    const email = freshEmail();
    const found = await check(
      'members',
      tableOf(
        MEMBERS,
        [email, 'Amina', 'Diallo', 'Dakar, Senegal', '+221 70 123 45 67', 'Marine biologist.', 'fr'],
        ['amina@', 'Admin', '', '', 'by letter', '', 'tlh'],
        ['', '', 'Tanaka', '', '', '', ''],
        [email.toUpperCase(), 'Amina', '', '', '', '', ''],
      ),
    );
    expect(found).toMatchObject({ id: null, rowCount: 4, newCount: 1, presentCount: 0, faultCount: 7 });
    expect(faultsOf(found)).toEqual([
      'Row 3, email: Enter an email address like name@example.org.',
      expect.stringMatching(/^Row 3, name: This isn’t a name/),
      expect.stringMatching(/^Row 3, contactNo: Enter a phone number/),
      'Row 3, language: Enter en, de, es, fr or ar.',
      'Row 4, email: This cell is empty. Fill it in.',
      'Row 4, name: This cell is empty. Fill it in.',
      'Row 5, email: Row 2 has the same address. Remove one of the two.',
    ]);
    expect(await countOf('select from users where email = $1', [email])).toBe(0);
  });

  it('says what is wrong with impacts, by row and column', async () => {
    const { email } = await buildUser(server.database.db);
    const gone = await buildUser(server.database.db, { isActive: false });
    const found = await check(
      'impacts',
      tableOf(
        IMPACTS,
        impactRow(email, 'A hedge'),
        [freshEmail(), 'A hedge', 'x', '31.05.2024', 'Dancing', '18', 'many', '1.5', 'done', ''],
        impactRow(gone.email, 'A hedge', { date: '1999' }),
        impactRow(admin.user.email, 'My own', { state: 'verified', date: '2099' }),
        impactRow(email, 'A  hedge'),
      ),
    );
    expect(faultsOf(found)).toEqual([
      'Row 3, email: No member has this address. Import the member first, or correct the address.',
      'Row 3, date: Enter a date like 2025-06-30.',
      expect.stringMatching(/^Row 3, kind: Enter Clean-up, /),
      'Row 3, goals: Enter 17 or less.',
      'Row 3, hours: Enter a number.',
      'Row 3, trees: Enter a whole number.',
      'Row 3, state: Enter pending or verified.',
      'Row 4, email: No member has this address. Import the member first, or correct the address.',
      'Row 4, date: Enter 2000 or more.',
      expect.stringMatching(/^Row 5, date: /),
      'Row 5, state: You can’t verify your own impact. Enter pending, so that someone else decides.',
      expect.stringMatching(/^Row 6, null: This is the same impact as row 2\./),
    ]);
  });

  it('is refused for anyone but admins, and without a table', async () => {
    const member = await buildLoggedIn(server.origin, server.database.db);
    expect((await member.client.post('/imports', { kind: 'members', content: 'email,name' })).status).toBe(403);
    expect((await admin.client.post('/imports', { kind: 'members', content: '' })).status).toBe(422);
  });
});

describe('startImport', () => {
  it('makes members without a password, who choose one by the link that they are sent', async () => {
    const [email, other] = [freshEmail(), freshEmail()];
    const known = await buildUser(server.database.db);
    const table = tableOf(
      MEMBERS,
      [email, 'Amina', 'Diallo', 'Dakar, Senegal', "'+221 70 123 45 67", 'Marine biologist.', 'en'],
      [known.email, 'Someone', 'Else', '', '', '', ''],
      [other, 'Keiko', '', '', '', '', 'de'],
    );
    const done = await run('members', table, true);
    expect(done).toMatchObject({ state: 'done', rowCount: 3, rowsDone: 3, newCount: 2, presentCount: 1, faults: [] });
    const [made] = await rowsOf('select * from users where email = $1', [email]);
    expect(made).toMatchObject({
      name: 'Amina',
      last_name: 'Diallo',
      location: 'Dakar, Senegal',
      contact_no: '+221 70 123 45 67',
      bio: 'Marine biologist.',
      role: 'Member',
      status: 'unverified',
      password_hash: null,
      is_terms_agreed: false,
    });
    expect(await rowsOf('select name from users where id = $1', [known.id])).toEqual([{ name: known.name }]);
    expect(await rowsOf('select content from imports where id = $1', [done.id])).toEqual([{ content: null }]);

    const mails = await rowsOf('select recipient, text from mailbox_messages where recipient = any($1)', [
      [email, other, known.email],
    ]);
    expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([email, other].toSorted());
    const mail = mails.find(({ recipient }) => recipient === email);
    expect(mail?.['text']).toContain('Ingrid Solheim has made an account for you');
    const link = /\S+\/auth\/reset\/\S+/.exec(String(mail?.['text']))?.[0] ?? '';
    const visitor = createClient(server.origin);
    const chosen = { email, password: PASSWORD, confirmpassword: PASSWORD };
    expect((await visitor.put(`/password/reset/${tokenOf(link)}`, chosen)).status).toBe(200);
    expect((await logIn(server.origin, { email })).session.user.name).toBe('Amina');
  });

  it('makes nothing twice, and sends nothing unasked', async () => {
    const email = freshEmail();
    const table = tableOf(['email', 'name'], [email, 'Amina']);
    expect(await run('members', table)).toMatchObject({ state: 'done', newCount: 1, presentCount: 0 });
    expect(await check('members', table)).toMatchObject({ newCount: 0, presentCount: 1 });
    const again = await run('members', table, true);
    expect(again).toMatchObject({ state: 'done', newCount: 0, presentCount: 1 });
    await admin.client.post(`/imports/${again.id}/start`, { sendsInvitations: true });
    expect(await read(again.id)).toEqual(again);
    expect(await countOf('select from mailbox_messages where recipient = $1', [email])).toBe(0);
  });

  it('makes impacts, pending or verified by the admin, and tells nobody', async () => {
    const owner = await buildUser(server.database.db);
    const judge = await buildUser(server.database.db, { role: 'Judge' });
    const table = tableOf(
      IMPACTS,
      impactRow(owner.email, 'A hedge', { state: 'verified' }),
      impactRow(owner.email, 'A meadow', { date: '2023' }),
    );
    expect(await run('impacts', table)).toMatchObject({ state: 'done', newCount: 2, presentCount: 0 });
    expect(
      await rowsOf(
        `select title, is_verified, verified_by, impact_year, start_date::text, end_date::text, trees from impacts
        where owner_id = $1 order by title`,
        [owner.id],
      ),
    ).toEqual([
      {
        title: 'A hedge',
        is_verified: true,
        verified_by: [admin.user.id],
        impact_year: 2024,
        start_date: '2024-05-31',
        end_date: null,
        trees: 100,
      },
      expect.objectContaining({ is_verified: null, start_date: '2023-01-01', end_date: '2023-12-31' }),
    ]);
    // 10, 12 for the hours, 10 for the trees.
    expect(await rowsOf('select points from users where id = $1', [owner.id])).toEqual([{ points: 32 }]);
    expect(await rowsOf('select kind from credentials where user_id = $1', [owner.id])).toEqual([{ kind: 'impact' }]);
    const told = [[owner.id, judge.id]];
    expect(await countOf('select from notifications where user_id = any($1)', told)).toBe(0);
    expect(await countOf('select from mailbox_messages where recipient = any($1)', [[owner.email, judge.email]])).toBe(
      0,
    );
  });

  it('knows an impact again by its title and date, or by its external id', async () => {
    const owner = await buildUser(server.database.db);
    const table = tableOf(
      IMPACTS,
      impactRow(owner.email, 'A hedge'),
      impactRow(owner.email, 'A shift', { externalId: 'S-1' }),
      impactRow(owner.email, 'A shift', { externalId: 'S-2' }),
    );
    expect(await run('impacts', table)).toMatchObject({ newCount: 3 });
    await rowsOf(`update impacts set title = title || ', renamed' where owner_id = $1`, [owner.id]);
    expect(await run('impacts', table)).toMatchObject({ newCount: 0, presentCount: 3 });
    const another = tableOf(IMPACTS, impactRow(owner.email, 'A hedge, renamed'));
    expect(await check('impacts', another)).toMatchObject({ newCount: 0, presentCount: 1 });
  });

  it('is in the audit log with its rows', async () => {
    const done = await run('members', tableOf(['email', 'name'], [freshEmail(), 'Amina'], [freshEmail(), 'Keiko']));
    const { data } = dataOf(await admin.client.get<AuditList>('/audit?action=members_imported'));
    expect(done.newCount).toBe(2);
    expect(data[0]).toMatchObject({ action: 'members_imported', subjectTitle: 'Table of members', toState: '2 rows' });
  });

  it('is only for the admin who checked the table', async () => {
    const { id } = await check('members', tableOf(['email', 'name'], [freshEmail(), 'Amina']));
    const other = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
    expect((await other.client.post(`/imports/${id}/start`, { sendsInvitations: false })).status).toBe(404);
    expect((await read(String(id))).state).toBe('checked');
  });
});

describe('an import that doesn’t get to its end', () => {
  afterEach(() => rowsOf('drop trigger if exists break_import on impacts; drop function if exists break_import()'));

  /** Rows are made in the order of their owners, so one owner's are in the table's. */
  const breakAt = (title: string, by: string) =>
    rowsOf(`create function break_import() returns trigger language plpgsql as $$
      begin
        if new.title = '${title}' then ${by}; end if;
        return new;
      end $$;
      create trigger break_import before insert on impacts for each row execute function break_import()`);

  it('makes nothing at all, and can be started again after another check', async () => {
    const owner = await buildUser(server.database.db);
    const titles = Array.from({ length: 12 }, (_, index) => `Impact ${index}`);
    const table = tableOf(IMPACTS, ...titles.map((title) => impactRow(owner.email, title, { state: 'verified' })));
    await breakAt('Impact 10', `raise exception 'broken on purpose'`);
    const failed = await run('impacts', table);
    expect(failed).toMatchObject({ state: 'failed', newCount: null, faults: [] });
    expect(await countOf('select from impacts where owner_id = $1', [owner.id])).toBe(0);
    expect(await rowsOf('select points from users where id = $1', [owner.id])).toEqual([{ points: 0 }]);
    expect(await countOf('select from impact_submissions where owner_id = $1', [owner.id])).toBe(0);
    await rowsOf('drop trigger break_import on impacts');
    expect(await run('impacts', table)).toMatchObject({ state: 'done', newCount: 12 });
  });

  it('is tried again after a deadlock or a timeout', async () => {
    const owner = await buildUser(server.database.db);
    await rowsOf('create sequence break_import_tries');
    await breakAt(
      'A hedge',
      `case nextval('break_import_tries')
        when 1 then raise exception 'deadlock' using errcode = '40P01';
        when 2 then raise exception 'timeout' using errcode = '57014';
        else null;
      end case`,
    );
    const { id } = await check('impacts', tableOf(IMPACTS, impactRow(owner.email, 'A hedge')));
    await admin.client.post(`/imports/${id}/start`, { sendsInvitations: false });
    await retryUntil(server.database, async () => (await read(String(id))).state === 'done');
    expect(await rowsOf('select last_value::int as tries from break_import_tries')).toEqual([{ tries: 3 }]);
    await rowsOf('drop sequence break_import_tries cascade');
  });

  it('fails, and forgets its table, when its job has given up', async () => {
    const { id } = await check('members', tableOf(['email', 'name'], [freshEmail(), 'Amina']));
    const age = (state: string, days: number) =>
      rowsOf(`update imports set state = $2, created_at = now() - $3 * interval '1 day' where id = $1`, [
        id,
        state,
        days,
      ]);
    await age('running', 1);
    await failStuckImports(server.database.db);
    expect((await read(String(id))).state).toBe('running');
    await age('running', 3);
    await failStuckImports(server.database.db);
    await removeOldImports(server.database.db);
    expect((await read(String(id))).state).toBe('failed');
    expect(await rowsOf('select content from imports where id = $1', [id])).toEqual([{ content: null }]);
  });

  it('says which row has become faulty since it was checked', async () => {
    const owner = await buildUser(server.database.db);
    const { id } = await check('impacts', tableOf(IMPACTS, impactRow(owner.email, 'A hedge')));
    await rowsOf('update users set deactivated_at = now() where id = $1', [owner.id]);
    await admin.client.post(`/imports/${id}/start`, { sendsInvitations: false });
    await untilJobsAreDone(server.database);
    const failed = await read(String(id));
    expect(failed.state).toBe('failed');
    expect(faultsOf(failed)).toEqual([
      'Row 2, email: No member has this address. Import the member first, or correct the address.',
    ]);
  });
});
