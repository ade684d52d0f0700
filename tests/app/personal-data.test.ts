import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import yauzl from 'yauzl';
import { EXCLUDED_COLUMNS, OWN_DATA } from '#app/server/personal-data.ts';
import { type Client, createClient } from '../support/client.ts';
import { buildLoggedIn, type TestUser } from '../support/factories.ts';
import { startTestServer, type TestServer } from '../support/server.ts';
import { headersOf, MEBIBYTE, pdfFile, pictureFile, upload } from '../support/uploads.ts';

/** A timeout long enough for a busy machine. */
const PATIENT = { timeout: 60_000 };
const folder = mkdtempSync(join(tmpdir(), 'groundswell-own-data-'));
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer({ DATA_DIR: folder });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true, force: true });
});

const build = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);

async function exportOf(client: Client, language = 'en'): Promise<Response> {
  const headers = { ...(await headersOf(client)), 'accept-language': language };
  return fetch(`${server.origin}/api/users/me/data`, { headers });
}

/** The archive's files by path. */
async function unpack(archive: Buffer): Promise<Map<string, Buffer>> {
  const zip = await new Promise<yauzl.ZipFile>((resolve, reject) =>
    yauzl.fromBuffer(archive, { lazyEntries: true }, (error, opened) => (opened ? resolve(opened) : reject(error))),
  );
  const files = new Map<string, Buffer>();
  return new Promise((resolve, reject) => {
    zip.on('error', reject);
    zip.on('end', () => resolve(files));
    zip.on('entry', (entry: yauzl.Entry) => {
      zip.openReadStream(entry, (error, stream) => {
        if (!stream) return reject(error);
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          files.set(entry.fileName, Buffer.concat(chunks));
          zip.readEntry();
        });
      });
    });
    zip.readEntry();
  });
}

async function readAll(client: Client, language = 'en'): Promise<Map<string, Buffer>> {
  const response = await exportOf(client, language);
  expect(response.status).toBe(200);
  return unpack(Buffer.from(await response.arrayBuffer()));
}

const rowsOf = (files: Map<string, Buffer>, path: string): Record<string, unknown>[] =>
  JSON.parse(files.get(path)?.toString() ?? 'null');

const COLUMNS_OF_PEOPLE = `
  select c.conrelid::regclass::text || '.' || a.attname as place
  from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any (c.conkey)
  where c.contype = 'f' and c.confrelid = 'users'::regclass and c.conrelid::regclass::text not like 'jobs.%'
  union
  select table_name || '.' || column_name from information_schema.columns
  where table_schema = 'public'
    and (column_name ~ '(^|_)(user|owner|member|person|reviewer|applicant|founder|actor|author)_id$'
      or column_name ~ '_by$' and data_type in ('uuid', 'ARRAY'))
    and table_name not in (select table_name from information_schema.views where table_schema = 'public')
  order by 1`;

describe('GET /users/me/data', () => {
  it('exports, or leaves out with a reason, every column of the database that references a person', async () => {
    const { rows } = await server.database.run(COLUMNS_OF_PEOPLE);
    const found = rows.map((row) => String(row['place']));
    const known = new Set([...OWN_DATA.map(({ column }) => column), ...Object.keys(EXCLUDED_COLUMNS)]);
    expect(found.filter((place) => !known.has(place))).toEqual([]);
    expect(found.length).toBeGreaterThan(20);
    const handedOver = OWN_DATA.map(({ column }) => column);
    expect(Object.keys(EXCLUDED_COLUMNS).filter((place) => handedOver.includes(place))).toEqual([]);
  });

  it('contains the person’s rows and files, and explains them', async () => {
    const { client, user } = await build({ name: 'Ines' });
    const files = [await pictureFile('shore.jpg'), pdfFile('plan.pdf')];
    const { body } = await upload(server.origin, client, { files });
    await client.call('POST', '/userPrivacyPolicy', {
      body: {
        email: 'private',
        contactNo: 'private',
        location: 'public',
        impacts: 'public',
        councils: 'public',
        leaderboard: 'public',
      },
    });
    const unpacked = await readAll(client);
    expect(rowsOf(unpacked, 'account/account.json')).toMatchObject([{ id: user.id, email: user.email, name: 'Ines' }]);
    expect(rowsOf(unpacked, 'account/privacy.json')).toMatchObject([{ location: 'public' }]);
    expect(rowsOf(unpacked, 'account/sessions.json')).toHaveLength(1);
    expect(rowsOf(unpacked, 'media/media.json')).toHaveLength(2);
    const [picture, paper] = body.data.media;
    expect(unpacked.get(`media/files/${picture?.id}.webp`)?.subarray(0, 4).toString()).toBe('RIFF');
    expect(unpacked.get(`media/files/${paper?.id}.pdf`)).toEqual(Buffer.from(await pdfFile().arrayBuffer()));
    const readme = unpacked.get('README.txt')?.toString() ?? '';
    for (const { file, sayAbout } of OWN_DATA) {
      expect(unpacked.has(file)).toBe(true);
      expect(readme).toContain(`${file}\n    ${sayAbout()}`);
    }
    for (const sayReason of Object.values(EXCLUDED_COLUMNS)) expect(readme).toContain(sayReason());
  });

  it('describes them in the language of its reader', async () => {
    const { client } = await build();
    const readme = (await readAll(client, 'de')).get('README.txt')?.toString() ?? '';
    for (const text of ['impacts/likes.json\n    Aktionen, die dir gefallen.', 'Nicht enthalten:\n  - Wer dir folgt']) {
      expect(readme).toContain(text);
    }
  });

  it('says why there were points in the language of its reader, and what an admin typed as it is', async () => {
    const { client, user } = await build();
    const id = '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e4';
    const parts = [{ of: 'impact', points: 10, amount: 1, isMost: false }];
    await server.database.run(
      `insert into points_entries (id, user_id, points, balance, cause, reason, reason_facts) values
        ('${id}1', $1, 10, 10, 'impact_verified', '“Reeds” was verified: 10 for the impact.', $2),
        ('${id}2', $1, 1, 11, 'given_by_hand', 'For the stairs', null)`,
      [user.id, JSON.stringify({ title: 'Reeds', parts })],
    );
    const rows = rowsOf(await readAll(client, 'de'), 'points/ledger.json');
    expect(rows).toMatchObject([
      { reason: '„Reeds“ wurde bestätigt: 10 für die Aktion.' },
      { reason: 'For the stairs' },
    ]);
  });

  it('contains every row of the person in every table, however many, and no one else’s', async () => {
    const mine = await build();
    const theirs = await build();
    for (const { user } of [mine, theirs]) await fillTables(user, user === mine.user ? 1234 : 3);
    const unpacked = await readAll(mine.client);
    for (const { file, column } of OWN_DATA) {
      const [table = '', owner = ''] = column.split('.');
      const { rows } = await server.database.run(
        `select count(*)::int as count from ${table} where ${owner} = $1 ${table === 'audit_entries' && owner === 'subject_id' ? "and subject_kind in ('user', 'session')" : ''}`,
        [mine.user.id],
      );
      expect([file, rowsOf(unpacked, file).length]).toEqual([file, rows[0]?.['count']]);
    }
    expect(rowsOf(unpacked, 'notifications/notifications.json').length).toBe(1234);
    const all = [...unpacked].filter(([path]) => path.endsWith('.json')).map(([, content]) => content.toString());
    expect(all.join('\n')).toContain(mine.user.email);
    expect(all.join('\n')).not.toContain(theirs.user.id);
    expect(all.join('\n')).not.toContain(theirs.user.email);
  });

  it('contains no secret', async () => {
    const { client, session } = await build();
    const text = [...(await readAll(client)).values()].map((content) => content.toString('latin1')).join('\n');
    expect(text).not.toMatch(/argon2|password_hash|token_hash/);
    expect(text).not.toContain(session.refreshToken);
  });

  it('doesn’t start when the database fails', async () => {
    const { client } = await build();
    await server.database.run('alter table news rename to news_away');
    try {
      expect((await exportOf(client)).status).toBe(500);
    } finally {
      await server.database.run('alter table news_away rename to news');
    }
    expect((await exportOf(client)).status).toBe(200);
  });

  it('requires a token', async () => {
    expect((await createClient(server.origin).get('/users/me/data')).status).toBe(401);
  });
});

/** A person's rows in tables that can grow long. */
async function fillTables({ id }: TestUser, count: number): Promise<void> {
  const { run } = server.database;
  const uuid = "(lpad(to_hex(n), 8, '0') || '-0000-7000-8000-' || $2)::uuid";
  const mark = randomBytes(6).toString('hex');
  await run(
    `insert into notifications (id, user_id, kind, title) select ${uuid}, $1, 'impact_verified', 'Verified' from generate_series(1, $3::int) n`,
    [id, mark, count],
  );
  await run(
    `insert into audit_entries (id, actor_id, action, subject_kind, subject_id) select ${uuid}, $1, 'user_deactivated', 'user', $1 from generate_series(1, $3::int) n`,
    [id, mark, 5],
  );
  await run(
    `insert into invitations (id, email, invited_by, expires_at) select ${uuid}, 'guest-' || n || '-' || $2 || '@example.org', $1, now() from generate_series(1, $3::int) n`,
    [id, mark, 4],
  );
}

describe('personal data exports', () => {
  /** A person whose files exceed the network's buffers for a reader that doesn't read. */
  async function buildCollector() {
    const { client } = await build();
    for (const name of ['one.pdf', 'two.pdf']) {
      const { status } = await upload(server.origin, client, { files: [pdfFile(name, 9 * MEBIBYTE)] });
      if (status !== 200) throw new Error(`The upload answered ${status}`);
    }
    return client;
  }

  /** Starts a download without reading anything. @returns a function that aborts it. */
  async function begin(client: Client): Promise<() => void> {
    const sending = request(`${server.origin}/api/users/me/data`, { headers: await headersOf(client) });
    const answered = once(sending, 'response');
    sending.end();
    const [response]: IncomingMessage[] = await answered;
    expect(response?.statusCode).toBe(200);
    return () => sending.destroy();
  }

  async function statusFor(client: Client): Promise<number> {
    const response = await exportOf(client);
    await response.arrayBuffer();
    return response.status;
  }

  const workFolders = () => readdirSync(join(folder, 'media/incoming'));

  it('run one at a time per person, and a slow reader delays no one else', async () => {
    const [one, two, three] = [await buildCollector(), await buildCollector(), (await build()).client];
    const [breakOff, breakOffOther] = [await begin(one), await begin(two)];
    expect(await statusFor(one)).toBe(429);
    expect(await statusFor(three)).toBe(200);
    await expect.poll(workFolders, PATIENT).toHaveLength(2);
    breakOff();
    breakOffOther();
    // No temporary files remain, and no slot is taken.
    await expect.poll(workFolders, PATIENT).toEqual([]);
    expect(await statusFor(one)).toBe(200);
  });
});
