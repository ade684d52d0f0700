import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ERASURES, IMPERSONAL } from '#app/server/erasures.ts';
import { firstSettings, withSettings } from '#app/server/live-config.ts';
import { serve } from '#app/server/server.ts';
import { eraseDue } from '#domains/auth/server/erasure/erase-due.ts';
import type { Account, AuditList } from '#generated/types.gen.ts';
import type { TableFate } from '#platform/server/archive/erasure.ts';
import { type LiveConfig, readConfig } from '#platform/server/config/config.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import type { Client } from '../support/client.ts';
import { addComment, readThread } from '../support/comments.ts';
import { askToJoin, foundApproved } from '../support/councils.ts';
import { openTestDatabase } from '../support/database.ts';
import { buildByLogin, buildUser, logIn, OTHER_PASSWORD } from '../support/factories.ts';
import { follow } from '../support/following.ts';
import { findFreePort } from '../support/free-port.ts';
import { dataOf, decide, logImpact } from '../support/impacts.ts';
import { untilJobsAreDone } from '../support/jobs.ts';
import { report } from '../support/moderation.ts';
import { createNews } from '../support/news.ts';
import { apply, givePoints, offer, offerOpen } from '../support/opportunities.ts';
import { pdfFile, pictureFile, upload } from '../support/uploads.ts';

const folder = mkdtempSync(join(tmpdir(), 'groundswell-erasure-'));
const logged: string[] = [];
let config: LiveConfig;
let database: Awaited<ReturnType<typeof openTestDatabase>>;
let server: Awaited<ReturnType<typeof serve>>;
let admin: Client;

/** Logs everything it can, to be searched. */
beforeAll(async () => {
  const port = String(await findFreePort());
  const given = readConfig({
    PORT: port,
    DATA_DIR: folder,
    TRUSTED_PROXY_HOPS: '1',
    VISITOR_CACHE_MS: '0',
    LOG_LEVEL: 'trace',
  });
  config = withSettings(given, { now: firstSettings(given) });
  database = await openTestDatabase();
  server = await serve(config, createLogger('trace', { write: (line: string) => void logged.push(line) }), database);
  admin = (await build({ role: 'Admin', name: 'Aroha', lastName: 'Ngata' })).client;
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const build = (traits: Parameters<typeof buildUser>[1] = {}) => buildByLogin(server.origin, database.db, traits);
const erase = (id: string, email: string, by = admin) => by.post<null>(`/users/${id}/erase`, { email });
const rowsOf = async (sql: string, values: unknown[] = []) => (await database.run(sql, values)).rows;

/** What can hold a person's words: not derived by the database, and not limited to listed values. */
const COLUMNS_WITH_TEXT = `
  select c.table_name as table, c.column_name as column
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER'
    and c.udt_name in ('text', 'citext', 'jsonb', 'json', 'bytea', 'inet', 'varchar', '_text')
    and not exists (
      select from pg_constraint k join pg_attribute a on a.attrelid = k.conrelid and a.attnum = any (k.conkey)
      where k.contype = 'c' and k.conrelid = format('%I.%I', c.table_schema, c.table_name)::regclass
        and cardinality(k.conkey) = 1 and a.attname = c.column_name
        and pg_get_constraintdef(k.oid) like '%= ANY (ARRAY[%')
  order by 1, 2`;

const FATES = new Map<string, TableFate>(ERASURES.flatMap(({ tables }) => Object.entries(tables)));

function hasFate(table: string, column: string): boolean {
  const fate = FATES.get(table);
  if (table in IMPERSONAL || fate === 'deleted') return true;
  return fate?.erased?.includes(column) === true || fate?.kept?.[column] !== undefined;
}

describe('what becomes of each column', () => {
  it('is declared for all that can hold a person’s words: erased, or kept for a reason', async () => {
    const found = (await rowsOf(COLUMNS_WITH_TEXT)).map(
      (row) => [String(row['table']), String(row['column'])] as const,
    );
    expect(found.length).toBeGreaterThan(60);
    expect(found.filter(([table, column]) => !hasFate(table, column)).map((place) => place.join('.'))).toEqual([]);
  });

  it('is declared for columns that exist, once each', async () => {
    const columns = new Set((await rowsOf(COLUMNS_WITH_TEXT)).map((row) => `${row['table']}.${row['column']}`));
    const tables = new Set(
      (await rowsOf("select tablename from pg_tables where schemaname = 'public'")).map((row) => row['tablename']),
    );
    const named = [...FATES].flatMap(([table, fate]) =>
      fate === 'deleted'
        ? []
        : [...(fate.erased ?? []), ...Object.keys(fate.kept ?? {})].map((column) => `${table}.${column}`),
    );
    expect(named.filter((name) => !columns.has(name))).toEqual([]);
    expect(new Set(named).size).toBe(named.length);
    expect([...FATES.keys(), ...Object.keys(IMPERSONAL)].filter((table) => !tables.has(table))).toEqual([]);
  });
});

const NAMES = { name: 'Zuleika', lastName: 'Quastenflosser', email: 'zuleika.quasten@vogelsang.example' };
const TRACES = [
  'zuleika',
  'quasten',
  'vogelsang',
  '987 65 43',
  '9876543',
  'unterkulm',
  'kept bees',
  'hidden-words',
  'Zürcherin',
];

/** Every row of every table, cast to text, that holds one of the traces. */
async function findTraces(): Promise<string[]> {
  const tables = await rowsOf(
    "select format('%I.%I', schemaname, tablename) as name from pg_tables where schemaname in ('public', 'jobs') order by 1",
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const pattern = TRACES.join('|');
    const rows = await rowsOf(`select x::text as row from ${name} x where x::text ~* $1`, [pattern]);
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

const storedFolders = () => readdirSync(join(folder, 'media'), { recursive: true }).map(String);

/** A person who has left something everywhere. */
async function buildBusy() {
  const judge = await build({ role: 'Judge', name: 'Keiko' });
  const other = await build({ name: 'Diego', lastName: 'Ríos' });
  const partner = await build({ role: 'Partner', name: 'Ingrid' });
  const { user, client } = await build(NAMES);
  await database.run(
    `update users set location = 'Unterkulm', contact_no = '+41 79 987 65 43', bio = 'Has kept bees.', language = 'de' where id = $1`,
    [user.id],
  );
  const files = [
    await pictureFile('zuleika-verified.jpg'),
    await pictureFile('zuleika-other.jpg'),
    pdfFile('zuleika.pdf'),
  ];
  const { media } = dataOf(await upload(server.origin, client, { files }));
  const [shown = '', unseen = ''] = media.map(({ id }) => id);
  const verified = await logImpact(client, { media: [shown] });
  await decide(judge.client, verified.id, { isVerified: true });
  const declined = await logImpact(client, {
    title: 'hidden-words',
    description: 'hidden-words',
    media: [unseen],
  });
  await decide(judge.client, declined.id, { isVerified: false, reason: 'Not enough to go by.' });
  await givePoints(admin, user.id, 40);
  const theirs = await logImpact(other.client);
  await decide(judge.client, theirs.id, { isVerified: true });
  const comment = await addComment(client, theirs.id, { content: 'hidden-words of mine' });
  await addComment(other.client, theirs.id, { content: `@{${user.id}} thank you`, parentId: comment.id });
  await addComment(other.client, verified.id);
  await report(other.client, user.id, { kind: 'profile', reason: 'other', text: 'Looks odd' });
  await report(client, theirs.id, { text: 'hidden-words' });
  const council = await foundApproved(other.client, admin);
  await askToJoin(client, council.id, 'hidden-words');
  await follow(client, other.user.id);
  await follow(other.client, user.id);
  const opportunity = await offerOpen({ partner: partner.client, admin });
  await apply(client, opportunity, { message: 'hidden-words', sharesContact: true });
  const asPartner = await offer(partner.client);
  await database.run('update opportunities set owner_id = $1 where id = $2', [user.id, asPartner.id]);
  await database.run('update opportunity_texts set contact_email = $1 where opportunity_id = $2', [
    user.email,
    asPartner.id,
  ]);
  const article = dataOf(await createNews(server.origin, admin, { authorName: 'Zuleika Quastenflosser' }));
  await database.run('update news set created_by = $1, was_shown = true where id = $2', [user.id, article.id]);
  await client.post('/invite-mail', { email: 'friend@vogelsang.example' });
  // A name that the log knew before, and a council that was handed over by it.
  await database.run(
    `insert into audit_entries (id, action, subject_kind, subject_id, subject_title, from_state, to_state) values
      (gen_random_uuid(), 'login_succeeded', 'session', $1, 'Zuleika Altmann', null, null),
      (gen_random_uuid(), 'council_handed_over', 'council', $2, 'A council', 'Zuleika Altmann', 'Diego Ríos')`,
    [user.id, council.id],
  );
  await client.post('/login', { email: user.email, password: OTHER_PASSWORD });
  await client.post('/password/forget', { email: user.email });
  await untilJobsAreDone(database);
  return { user, client, other, verified, declined, theirs, comment, shown, unseen };
}

describe('eraseAccount', () => {
  it('leaves no trace of a person, and keeps what others rely on under “Former member”', async () => {
    const busy = await buildBusy();
    const { user, client, other, verified, declined, theirs, comment, shown, unseen } = busy;
    expect((await findTraces()).length).toBeGreaterThan(20);
    expect(await erase(user.id, user.email.toUpperCase())).toMatchObject({ status: 200, body: { data: null } });
    await untilJobsAreDone(database);

    expect(await findTraces()).toEqual([]);
    expect(logged.filter((line) => new RegExp(TRACES.join('|'), 'i').test(line))).toEqual([]);
    const stored = storedFolders().join('\n');
    expect(stored).toContain(shown);
    expect(stored).not.toContain(unseen);
    expect(stored).not.toMatch(/zuleika/i);

    expect((await client.get('/users/view')).status).toBe(401);
    expect(
      await rowsOf('select is_verified, is_hidden from impacts where id = any($1) order by id', [
        [verified.id, declined.id],
      ]),
    ).toEqual([
      { is_verified: true, is_hidden: false },
      { is_verified: false, is_hidden: true },
    ]);
    const shownImpact = dataOf(
      await other.client.get<{ title: string; owner: { name: string } }>(`/impact/${verified.id}`),
    );
    expect(shownImpact).toMatchObject({ title: verified.title, owner: { name: 'Former member' } });
    const { data } = await readThread(other.client, theirs.id);
    expect(data.find(({ id }) => id === comment.id)).toMatchObject({ content: null, state: 'deleted' });
    const points = await rowsOf('select points from users where id = $1', [user.id]);
    expect(Number(points[0]?.['points'])).toBeGreaterThan(40);

    const accounts = dataOf(await admin.get<{ data: Account[] }>('/users/allusers/?page_size=100')).data;
    expect(accounts.find(({ id }) => id === user.id)).toMatchObject({
      name: null,
      isActive: false,
      erasedAt: expect.any(String),
    });
    const { data: entries } = dataOf(await admin.get<AuditList>(`/audit?subjectId=${user.id}`));
    expect(entries.find(({ action }) => action === 'user_erased')).toMatchObject({
      actor: { name: 'Aroha Ngata' },
      subjectTitle: 'Former member',
      toState: 'erased',
    });
    expect((await rowsOf('select unread from notification_counters where unread < 0')).length).toBe(0);
  }, 120_000);

  it('is done once, however often it is asked for, and for good', async () => {
    const { user } = await build();
    expect((await erase(user.id, user.email)).status).toBe(200);
    const [before] = await rowsOf('select erased_at from users where id = $1', [user.id]);
    expect((await erase(user.id, user.email)).status).toBe(200);
    expect(await rowsOf('select erased_at from users where id = $1', [user.id])).toEqual([before]);
    const answer = await admin.call('PATCH', `/users/${user.id}`, { body: { isActive: true } });
    expect(answer).toMatchObject({ status: 409 });
  });

  it('lets the address register again', async () => {
    const { user } = await build();
    await erase(user.id, user.email);
    const again = await buildUser(database.db, { email: user.email });
    expect((await logIn(server.origin, again)).session.user.id).toBe(again.id);
  });

  it('requires the address of the account, another account than one’s own, and an admin', async () => {
    const { user, client } = await build();
    expect(await erase(user.id, 'someone@example.org')).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'email' }] },
    });
    const { id, email } = dataOf(await admin.get<{ id: string; email: string }>('/users/view'));
    expect(await erase(id, email)).toMatchObject({ status: 409, body: { code: 'own_account' } });
    expect((await erase(user.id, user.email, client)).status).toBe(403);
    expect((await erase('019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41', user.email)).status).toBe(404);
    expect(await rowsOf('select erased_at from users where id = $1', [user.id])).toEqual([{ erased_at: null }]);
  });
});

describe('eraseDue', () => {
  const leave = (id: string, days: number) =>
    database.run('update users set deactivated_at = now() - make_interval(days => $2) where id = $1', [id, days]);
  const isErased = async (id: string) =>
    (await rowsOf('select erased_at from users where id = $1', [id]))[0]?.['erased_at'] !== null;
  const jobs = { enqueueAll: async () => undefined } as unknown as Parameters<typeof eraseDue>[0]['jobs'];

  it('erases those who left that many days ago, and nobody else', async () => {
    const [gone, leaving, staying] = [await build(), await build(), await build()];
    await leave(gone.user.id, 31);
    await leave(leaving.user.id, 29);
    await eraseDue({ db: database.db, config, jobs, erasures: ERASURES });
    expect(await Promise.all([gone, leaving, staying].map(({ user }) => isErased(user.id)))).toEqual([
      true,
      false,
      false,
    ]);
    expect(
      await rowsOf("select actor_id from audit_entries where subject_id = $1 and action = 'user_erased'", [
        gone.user.id,
      ]),
    ).toEqual([{ actor_id: null }]);
  });

  it('goes on with the others if one fails, leaves that one whole, and erases it the next night', async () => {
    const [one, two] = [await build(), await build()];
    await leave(one.user.id, 32);
    await leave(two.user.id, 31);
    const failing = {
      tables: {},
      erase: async (_: unknown, { id }: { id: string }) => {
        if (id === one.user.id) throw new Error('The power went out');
      },
    };
    const needs = { db: database.db, config, jobs };
    await expect(eraseDue({ ...needs, erasures: [...ERASURES, failing] })).rejects.toThrow('1 of 2');
    expect([await isErased(one.user.id), await isErased(two.user.id)]).toEqual([false, true]);
    expect((await rowsOf('select email from users where id = $1', [one.user.id]))[0]).toEqual({
      email: one.user.email,
    });
    await eraseDue({ ...needs, erasures: ERASURES });
    expect(await isErased(one.user.id)).toBe(true);
  });
});
