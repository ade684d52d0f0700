import { setTimeout as wait } from 'node:timers/promises';
import { v7 as uuidv7 } from 'uuid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkCredential } from '#domains/credentials/check-credential.ts';
import { NO_CONTENT } from '#domains/credentials/content.ts';
import { issueCredentials } from '#domains/credentials/server/public.ts';
import { NO_MEASURES } from '#domains/impacts/model.ts';
import type { Impact, MemberCredential } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { claimsOf, credentialFor, listCredentials, readToken } from '../../support/credentials.ts';
import { buildByLogin, buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, FIRST_DAY_YEAR, logImpact } from '../../support/impacts.ts';
import { apply, buildOpportunityCast, offerOpen } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;
beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
});
afterAll(() => server.close());

const buildMember = () => buildLoggedIn(server.origin, server.database.db);

async function logVerified(members: readonly string[] = []): Promise<Impact> {
  const impact = await logImpact(cast.owner, { members: [...members] });
  await decide(cast.judge, impact.id, { isVerified: true });
  return impact;
}

/** What anyone is told who checks it with what the server publishes. */
const check = async (client: Client, { id }: MemberCredential) =>
  checkToken(await readToken(server.origin, client, id));

async function checkToken(token: string) {
  const read = async (address: string) => {
    const { pathname } = new URL(address);
    return (await fetch(new URL(pathname, server.origin))).text();
  };
  const { faults } = await checkCredential(
    token,
    { readDocument: async () => JSON.parse(await read(`${server.origin}/.well-known/did.json`)), readList: read },
    new Date(),
  );
  return faults;
}

describe('a verified impact', () => {
  it('gives everyone who took part a credential that holds', async () => {
    const { user, client } = await buildMember();
    const impact = await logVerified([user.id]);
    for (const holder of [cast.owner, client]) {
      const credential = await credentialFor(holder, impact);
      expect(credential).toMatchObject({
        kind: 'impact',
        state: 'issued',
        endReason: null,
        goals: [13, 15],
        measures: { hours: 24, trees: 100 },
        year: FIRST_DAY_YEAR,
        evidence: expect.stringMatching(`^/impacts/${impact.id}/`),
        subject: 'address',
        isShared: false,
      });
      expect(await check(holder, credential)).toEqual([]);
    }
  });

  it('gives none before it is verified, or when it is declined', async () => {
    const impact = await logImpact(cast.owner);
    await decide(cast.judge, impact.id, { isVerified: false, reason: 'Whose trees?' });
    await expect(credentialFor(cast.owner, impact)).rejects.toThrow('There is no credential');
  });

  it('revokes them when it is reopened, and gives others when it is verified again', async () => {
    const impact = await logVerified();
    const first = await credentialFor(cast.owner, impact);
    await decide(cast.admin, impact.id, { isVerified: null, reason: 'Counted twice' });
    expect(await credentialFor(cast.owner, impact)).toMatchObject({ state: 'revoked', endReason: 'reopened' });
    expect(await check(cast.owner, first)).toEqual(['revoked']);
    await decide(cast.otherJudge, impact.id, { isVerified: true });
    const second = await credentialFor(cast.owner, impact);
    expect(second.id).not.toBe(first.id);
    expect(await check(cast.owner, second)).toEqual([]);
    expect(await check(cast.owner, first)).toEqual(['revoked']);
  });

  it('revokes them while it is hidden', async () => {
    const impact = await logVerified();
    const before = await credentialFor(cast.owner, impact);
    dataOf(await cast.admin.post('/impact/Hide', { impactId: impact.id, isHide: true }));
    expect(await credentialFor(cast.owner, impact)).toMatchObject({ state: 'revoked', endReason: 'hidden' });
    expect(await check(cast.owner, before)).toEqual(['revoked']);
    dataOf(await cast.admin.post('/impact/Hide', { impactId: impact.id, isHide: false }));
    expect(await credentialFor(cast.owner, impact)).toMatchObject({ state: 'issued' });
  });

  it('revokes that of someone who took no part, alone, and gives another when they did after all', async () => {
    const { user, client } = await buildMember();
    const impact = await logVerified([user.id]);
    const before = await credentialFor(client, impact);
    dataOf(await client.put(`/impact/naming/${impact.id}`, { tookPart: false }));
    expect(await credentialFor(client, impact)).toMatchObject({ state: 'revoked', endReason: 'removed' });
    expect(await check(client, before)).toEqual(['revoked']);
    expect(await credentialFor(cast.owner, impact)).toMatchObject({ state: 'issued' });
    dataOf(await client.put(`/impact/naming/${impact.id}`, { tookPart: true }));
    expect(await credentialFor(client, impact)).toMatchObject({ state: 'issued' });
  });

  it('revokes that of a member who is removed', async () => {
    const { user, client } = await buildMember();
    const impact = await logVerified([user.id]);
    const [link] = impact.members;
    dataOf(await cast.admin.call('DELETE', `/impact/member/delete/${link?.id}`));
    expect(await credentialFor(client, impact)).toMatchObject({ state: 'revoked', endReason: 'removed' });
  });
});

describe('an erased account', () => {
  it('revokes its credentials, and leaves nothing but their status', async () => {
    const { user, client } = await buildMember();
    const impact = await logVerified([user.id]);
    const credential = await credentialFor(client, impact);
    await client.put(`/credentials/${credential.id}/share`, { isShared: true });
    const token = await readToken(server.origin, client, credential.id);
    const visitor = createClient(server.origin);
    expect((await visitor.get(`/credentials/${credential.id}`)).status).toBe(200);
    const eraser = (await buildByLogin(server.origin, server.database.db, { role: 'Admin' })).client;
    dataOf(await eraser.post(`/users/${user.id}/erase`, { email: user.email }));
    expect((await visitor.get(`/credentials/${credential.id}`)).status).toBe(404);
    const { rows } = await server.database.run('select content, end_reason from credentials where id = $1', [
      credential.id,
    ]);
    expect(rows).toMatchObject([{ content: { title: '', link: null }, end_reason: 'erased' }]);
    expect(await checkToken(token)).toEqual(['revoked']);
  });
});

describe('makeYearRecord', () => {
  const makeRecord = (client: Client, year = FIRST_DAY_YEAR) =>
    client.post<MemberCredential>('/users/me/credentials/years', { year });

  it('answers the same record until an impact of the year is added or revoked', async () => {
    const { user, client } = await buildMember();
    const one = await logVerified([user.id]);
    const record = dataOf(await makeRecord(client));
    expect(record).toMatchObject({
      kind: 'year',
      state: 'issued',
      impactCount: 1,
      title: `Impacts of ${FIRST_DAY_YEAR}`,
    });
    expect(dataOf(await makeRecord(client)).id).toBe(record.id);
    await logVerified([user.id]);
    expect((await listCredentials(client)).find(({ id }) => id === record.id)).toMatchObject({
      state: 'superseded',
      endReason: 'replaced',
    });
    expect(await check(client, record)).toEqual(['revoked']);
    const next = dataOf(await makeRecord(client));
    expect(next).toMatchObject({ impactCount: 2, goals: [13, 15], measures: { hours: 48, trees: 200 } });
    await decide(cast.admin, one.id, { isVerified: null, reason: 'Counted twice' });
    expect(await check(client, next)).toEqual(['revoked']);
    expect(dataOf(await makeRecord(client)).impactCount).toBe(1);
  });

  it('contains what is being verified at the same moment', async () => {
    const { user, client } = await buildMember();
    await logVerified([user.id]);
    const { db } = server.database;
    const record = await db.transaction().execute(async (tx) => {
      const content = { ...NO_CONTENT, title: 'Another', measures: NO_MEASURES };
      const credential = { kind: 'impact', year: FIRST_DAY_YEAR, content } as const;
      await issueCredentials(tx, credential, [{ userId: user.id, subjectId: uuidv7() }]);
      // Long enough for the record to be asked for.
      const asked = makeRecord(client);
      await Promise.race([asked, wait(300)]);
      return { asked };
    });
    expect(dataOf(await record.asked).impactCount).toBe(2);
  });

  it('names each impact as evidence', async () => {
    const { user, client } = await buildMember();
    const impacts = [await logVerified([user.id]), await logVerified([user.id])];
    const { id } = dataOf(await makeRecord(client));
    const { evidence } = claimsOf<{ evidence: { id: string; name: string }[] }>(
      await readToken(server.origin, client, id),
    );
    expect(evidence.map(({ name }) => name)).toEqual(impacts.map(({ title }) => title));
  });

  it('answers 404 without any', async () => {
    const { client } = await buildMember();
    expect((await makeRecord(client)).status).toBe(404);
  });
});

describe('an accepted application', () => {
  it('gives the applicant a credential', async () => {
    const people = await buildOpportunityCast(server.origin, server.database.db);
    const opportunityId = await offerOpen(people, { title: 'A year at sea' });
    const application = await apply(people.member, opportunityId);
    expect(await listCredentials(people.member)).toEqual([]);
    dataOf(await people.partner.put(`/opportunity-application-request/${application.id}`, { isApproved: true }));
    const [credential] = await listCredentials(people.member);
    expect(credential).toMatchObject({ kind: 'scholarship', state: 'issued', title: 'A year at sea', measures: null });
  });
});
