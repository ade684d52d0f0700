import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sealSecrets } from '#domains/auth/server/public.ts';
import { type Keys, readKeys } from '#platform/server/config/secrets.ts';
import { seal, unseal } from '#platform/server/http/security/sealed-text.ts';
import { urlOf } from '../../support/database-url.ts';
import { buildLoggedIn, PASSWORD } from '../../support/factories.ts';
import { appCode, setUpApp } from '../../support/factors.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

const SECRET = randomBytes(32).toString('base64');
const NOTHING_ELSE = `Sealed 0 secrets of webhooks with the current key; 0 secrets had it already.
Sealed 0 secrets for push services with the current key; 0 secrets had it already.
`;
const keysSealed = (count: number) =>
  `${NOTHING_ELSE}Sealed ${count} secrets of credentials with the current key; 0 secrets had it already.\n`;
const SECRET_BEFORE = randomBytes(32).toString('base64');

let server: TestServer;
let keys: Keys;

beforeAll(async () => {
  server = await startTestServer({ TOKEN_SECRET: SECRET, TOKEN_SECRET_BEFORE: SECRET_BEFORE });
  keys = readKeys(server.config);
});
afterAll(() => server.close());

const read = async (userId: string) => {
  const { rows } = await server.database.run('select sealed_secret from factors where user_id = $1', [userId]);
  return String(rows[0]?.['sealed_secret']);
};
const write = (userId: string, sealed: string) =>
  server.database.run('update factors set sealed_secret = $2 where user_id = $1', [userId, sealed]);
const build = async () => {
  const person = await buildLoggedIn(server.origin, server.database.db);
  const app = await setUpApp(person.client);
  return { ...person, app, secret: unseal(keys.factors, await read(person.user.id)) ?? '' };
};

describe('sealSecrets', () => {
  it('seals all again in batches, names those it can’t open, and can be repeated', async () => {
    const [current, before] = keys.factors;
    if (!before) throw new Error('There is no key before');
    const older = [await build(), await build(), await build()];
    for (const { user, secret } of older) await write(user.id, seal([before], secret));
    const lost = await build();
    const unreadable = seal([randomBytes(32)], lost.secret);
    await write(lost.user.id, unreadable);
    const newer = await build();
    const kept = await read(newer.user.id);

    const { db } = server.database;
    expect(await sealSecrets({ db, keys }, 2)).toEqual({ sealed: 3, current: 1, unreadable: [lost.user.email] });
    for (const { user, secret } of older) expect(unseal([current], await read(user.id))).toBe(secret);
    expect(await read(lost.user.id)).toBe(unreadable);
    expect(await read(newer.user.id)).toBe(kept);
    expect(await sealSecrets({ db, keys })).toEqual({ sealed: 0, current: 4, unreadable: [lost.user.email] });

    const [{ user, client, app }] = older as [(typeof older)[number]];
    const code = appCode(app.secret);
    expect((await client.post('/login', { email: user.email, password: PASSWORD, code })).status).toBe(200);
  });

  it('has nothing to do where nobody has a second step', async () => {
    await server.database.run('delete from factors');
    const { db } = server.database;
    expect(await sealSecrets({ db, keys })).toEqual({ sealed: 0, current: 0, unreadable: [] });
  });
});

/** Another process can't open the embedded database of a test. */
describe.skipIf(!process.env['TEST_DATABASE_URL'])('the command', () => {
  const run = async (env: Record<string, string>) => {
    const program = join(import.meta.dirname, '../../../src/cli/seal-secrets.ts');
    const databaseUrl = await urlOf(server.database);
    const child = spawn(process.execPath, [program], {
      cwd: tmpdir(),
      env: { PATH: process.env['PATH'], DATABASE_URL: databaseUrl, ...env },
    });
    const [output, errors, [status]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
    return { status, output, errors };
  };

  it('says how many it sealed, and exits with 1 only if some can’t be opened', async () => {
    const person = await build();
    const later = randomBytes(32).toString('base64');
    const changed = { TOKEN_SECRET: later, TOKEN_SECRET_BEFORE: SECRET };
    expect(await run({ TOKEN_SECRET: later })).toMatchObject({
      status: 1,
      output: `Sealed 0 secrets of second steps with the current key; 0 secrets had it already.\n${keysSealed(0)}`,
      errors: expect.stringContaining(`1 secret can’t be opened, of these accounts:\n  ${person.user.email}\n`),
    });
    expect(await run(changed)).toEqual({
      status: 0,
      output: `Sealed 1 secret of second steps with the current key; 0 secrets had it already.\n${keysSealed(2)}`,
      errors: '',
    });
    expect(await run({ TOKEN_SECRET: later })).toMatchObject({ status: 0, errors: '' });
    expect(await run({})).toMatchObject({ status: 1, errors: expect.stringMatching(/^TOKEN_SECRET isn’t set\./) });
  });
});
