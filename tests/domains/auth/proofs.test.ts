import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { solve } from '#cli/conformance/proof.ts';
import { sweepAuth } from '#domains/auth/server/delete-expired.ts';
import type { AuditList, ProofRule, Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { createRateLimiter } from '#platform/server/http/limits/rate-limits.ts';
import { createClient } from '../../support/client.ts';
import {
  buildLoggedIn,
  buildUser,
  freshEmail,
  OTHER_PASSWORD,
  PASSWORD,
  registrationOf,
} from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { askForChallenge, proofOf, prove } from '../../support/proofs.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let admin: Awaited<ReturnType<typeof buildLoggedIn>>;
/** Each test comes from an address of its own. */
let host = 0;

beforeAll(async () => {
  server = await startTestServer({ PROOF_OF_WORK: 'on' });
  admin = await buildLoggedIn(server.origin, server.database.db, { role: 'Admin' });
});
afterEach(() =>
  server.database.run("with r as (delete from proof_rules) delete from rate_windows where key like 'proofs:%'"),
);
afterAll(() => server.close());

const visit = () => {
  host += 1;
  return createClient(server.origin, `203.0.113.${host}`);
};
const build = async () => (await buildUser(server.database.db)).email;
const logIn = (client: ReturnType<typeof visit>, email: string, proof?: string, password = PASSWORD) =>
  client.post('/login', { email, password, ...(proof !== undefined && { proof }) });
const setRule = (isAlways: boolean, by = admin) => by.client.put<ProofRule>('/proof-rule', { isAlways });
const readRule = async () => dataOf(await admin.client.get<ProofRule>('/proof-rule'));
const refusedWith = (status: number, message: string) => ({ status, body: { status, message, code: 'work_required' } });
const missing = (status: number) => refusedWith(status, say('auth.proofs.missing'));
const refused = (status: number) => refusedWith(status, say('auth.proofs.refused'));
const failAtLogin = async (client: ReturnType<typeof visit>, times: number) => {
  for (let turn = 0; turn < times; turn += 1) await logIn(client, freshEmail(), undefined, OTHER_PASSWORD);
};

describe('getChallenge', () => {
  it('answers another challenge each time, which takes 400 to 600 attempts', async () => {
    const client = visit();
    const [one, other] = [await askForChallenge(client), await askForChallenge(client)];
    expect(one.parameters.nonce).not.toBe(other.parameters.nonce);
    const { counter } = solve(one);
    expect(counter).toBeGreaterThanOrEqual(400);
    expect(counter).toBeLessThanOrEqual(600);
  });
});

describe('a login while everyone is asked', () => {
  it('is refused without a proof in a sentence, and goes on with one', async () => {
    const email = await build();
    await setRule(true);
    const client = visit();
    expect(await logIn(client, email)).toMatchObject(missing(401));
    expect((await logIn(client, email, await prove(client))).status).toBe(200);
  });

  it('takes a proof once, even concurrently, and even if the password was wrong', async () => {
    const email = await build();
    await setRule(true);
    const client = visit();
    const proof = await prove(client);
    const answers = await Promise.all([logIn(client, email, proof), logIn(client, email, proof)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
    const other = await prove(client);
    expect(await logIn(client, email, other, OTHER_PASSWORD)).toMatchObject({ body: { code: 'login_refused' } });
    expect(await logIn(client, email, other)).toMatchObject(refused(401));
  });

  it('refuses a proof that is malformed, forged, expired or of another challenge', async () => {
    const email = await build();
    await setRule(true);
    const client = visit();
    const challenge = await askForChallenge(client);
    const solution = solve(challenge);
    const { parameters } = challenge;
    const easier = { ...challenge, parameters: { ...parameters, keyPrefix: '0' } };
    const older = { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt - 3600 } };
    const later = { ...challenge, parameters: { ...parameters, expiresAt: parameters.expiresAt + 3600 } };
    const proofs = [
      'not base64 of anything',
      proofOf(challenge, { ...solution, derivedKey: '00'.repeat(32) }),
      proofOf(await askForChallenge(client), solution),
      ...[easier, older, later].map((changed) => proofOf(changed, solution)),
    ];
    for (const proof of proofs) expect(await logIn(client, email, proof)).toMatchObject(refused(401));
    expect((await logIn(client, email, proofOf(challenge, solution))).status).toBe(200);
  });
});

describe('a registration while everyone is asked', () => {
  it('is refused without a proof, and goes on with one', async () => {
    await setRule(true);
    const client = visit();
    const register = (email: string, proof?: string) => client.post('/users', registrationOf(email, { proof }));
    expect(await register(freshEmail())).toMatchObject(missing(403));
    expect((await register(freshEmail(), await prove(client))).status).toBe(201);
  });
});

describe('rising failures', () => {
  it('ask the address they come from, and no other', async () => {
    const email = await build();
    const client = visit();
    await failAtLogin(client, 11);
    expect(await logIn(client, email)).toMatchObject(missing(401));
    expect((await logIn(visit(), email)).status).toBe(200);
    expect((await logIn(client, email, await prove(client))).status).toBe(200);
    expect(await readRule()).toEqual({ isAlways: false, isRising: false });
  });

  it('ask everyone once they come from many addresses, except in browsers the account was used in', async () => {
    const email = await build();
    const known = visit();
    expect((await logIn(known, email)).status).toBe(200);
    await failAtLogin(visit(), 1);
    await server.database.run("update rate_windows set hits = 101 where key like 'proofs:all:%'");
    expect(await logIn(visit(), email)).toMatchObject(missing(401));
    expect((await logIn(known, email)).status).toBe(200);
    expect(await readRule()).toEqual({ isAlways: false, isRising: true });
    await server.database.run("update rate_windows set ends_at = now() where key like 'proofs:%'");
    expect((await logIn(visit(), email)).status).toBe(200);
  });
});

describe('setProofRule', () => {
  it('is for admins alone', async () => {
    for (const role of ['Judge', 'Partner', 'Member'] satisfies Role[]) {
      const person = await buildLoggedIn(server.origin, server.database.db, { role });
      expect((await setRule(true, person)).status).toBe(403);
      expect((await person.client.get('/proof-rule')).status).toBe(403);
    }
    expect((await createClient(server.origin).put('/proof-rule', { isAlways: true })).status).toBe(401);
    expect(await readRule()).toEqual({ isAlways: false, isRising: false });
  });

  it('turns it on and off, and is written to the audit log once for each change', async () => {
    expect((await setRule(true)).body.data).toEqual({ isAlways: true, isRising: false });
    await setRule(true);
    expect((await setRule(false)).body.data).toEqual({ isAlways: false, isRising: false });
    const { data } = dataOf(await admin.client.get<AuditList>('/audit?action=proof_rule_changed'));
    const states = data.map(({ actor, fromState, toState }) => ({ by: actor?.id, fromState, toState }));
    expect(states.slice(0, 2)).toEqual([
      { by: admin.user.id, fromState: 'on', toState: 'off' },
      { by: admin.user.id, fromState: 'off', toState: 'on' },
    ]);
  });
});

it('used proofs are deleted once they expired', async () => {
  const { db, run } = server.database;
  await run(
    "insert into used_proofs values ('old', now() - interval '2 minutes'), ('new', now() + interval '1 minute')",
  );
  await sweepAuth({ db, limiter: createRateLimiter(db) });
  const { rows } = await run("select nonce from used_proofs where nonce in ('old', 'new')");
  expect(rows).toEqual([{ nonce: 'new' }]);
});
