import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesHolder } from '#domains/credentials/check-credential.ts';
import type { MemberCredential, MemberCredentialList } from '#generated/types.gen.ts';
import { createClient } from '../../support/client.ts';
import { claimsOf, credentialFor, download, readToken } from '../../support/credentials.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let cast: Cast;
let member: Awaited<ReturnType<typeof buildLoggedIn>>;
let credential: MemberCredential;
beforeAll(async () => {
  server = await startTestServer();
  cast = await buildCast(server.origin, server.database.db);
  member = await buildLoggedIn(server.origin, server.database.db, { name: 'Ada', lastName: 'Obi' });
  const impact = await logImpact(cast.owner, { members: [member.user.id] });
  await decide(cast.judge, impact.id, { isVerified: true });
  credential = await credentialFor(member.client, impact);
});
afterAll(() => server.close());

async function logVerifiedFor(userId: string) {
  const impact = await logImpact(cast.owner, { members: [userId] });
  await decide(cast.judge, impact.id, { isVerified: true });
  return impact;
}

describe('listMyCredentials', () => {
  it('pages through the caller’s, the newest first', async () => {
    const { user, client } = await buildLoggedIn(server.origin, server.database.db);
    const titles: string[] = [];
    for (let count = 0; count < 3; count += 1) {
      const impact = await logImpact(cast.owner, { members: [user.id] });
      await decide(cast.judge, impact.id, { isVerified: true });
      titles.unshift(impact.title);
    }
    const first = dataOf(await client.get<MemberCredentialList>('/users/me/credentials?page_size=2'));
    expect(first.data.map(({ title }) => title)).toEqual(titles.slice(0, 2));
    const cursor = encodeURIComponent(first.meta.nextCursor ?? '');
    const rest = dataOf(await client.get<MemberCredentialList>(`/users/me/credentials?cursor=${cursor}`));
    expect(rest.data.map(({ title }) => title)).toEqual(titles.slice(2));
  });

  it('finds that of one impact, while it holds', async () => {
    const { user, client } = await buildLoggedIn(server.origin, server.database.db);
    const impact = await logImpact(cast.owner, { members: [user.id] });
    await decide(cast.judge, impact.id, { isVerified: true });
    await logVerifiedFor(user.id);
    const read = async () =>
      dataOf(await client.get<MemberCredentialList>(`/users/me/credentials?impactId=${impact.id}`)).data;
    expect((await read()).map(({ title }) => title)).toEqual([impact.title]);
    await decide(cast.admin, impact.id, { isVerified: null, reason: 'Counted twice.' });
    expect(await read()).toEqual([]);
  });

  it('names the years that a record can be made of', async () => {
    const { user, client } = await buildLoggedIn(server.origin, server.database.db);
    const read = async () => dataOf(await client.get<MemberCredentialList>('/users/me/credentials')).recordableYears;
    expect(await read()).toEqual([]);
    const { impactYear } = await logVerifiedFor(user.id);
    expect(await read()).toEqual([impactYear]);
    dataOf(await client.post('/users/me/credentials/years', { year: impactYear }));
    expect(await read()).toEqual([]);
    // The record is superseded.
    await logVerifiedFor(user.id);
    expect(await read()).toEqual([impactYear]);
  });
});

describe('getCredential', () => {
  it('is for the holder alone until it is shared', async () => {
    const path = `/credentials/${credential.id}`;
    const visitor = createClient(server.origin);
    expect((await visitor.get(path)).status).toBe(404);
    expect((await cast.admin.get(path)).status).toBe(404);
    expect((await member.client.get(path)).status).toBe(200);
    expect(dataOf(await member.client.put<MemberCredential>(`${path}/share`, { isShared: true })).isShared).toBe(true);
    expect(dataOf(await visitor.get<MemberCredential>(path))).toMatchObject({ id: credential.id, holder: null });
    await member.client.put(`${path}/share`, { isShared: false });
    expect((await visitor.get(path)).status).toBe(404);
  });

  it('says its address, and what a record contains', async () => {
    const { user, client } = await buildLoggedIn(server.origin, server.database.db);
    const impacts = [await logVerifiedFor(user.id), await logVerifiedFor(user.id)];
    const made = dataOf(
      await client.post<MemberCredential>('/users/me/credentials/years', { year: impacts[0]?.impactYear }),
    );
    expect(made.url).toMatch(new RegExp(`/credentials/${made.id}$`));
    expect(made.impacts).toEqual(impacts.map(({ title, id }) => ({ title, evidence: expect.stringContaining(id) })));
    await logVerifiedFor(user.id);
    const { state, impacts: contained } = dataOf(await client.get<MemberCredential>(`/credentials/${made.id}`));
    expect({ state, contained }).toEqual({ state: 'superseded', contained: [] });
  });

  it('doesn’t show others what was hidden, nor lead them to what no longer counts', async () => {
    const { user, client } = await buildLoggedIn(server.origin, server.database.db);
    const impact = await logVerifiedFor(user.id);
    const { id, evidence } = await credentialFor(client, impact);
    dataOf(await client.put(`/credentials/${id}/share`, { isShared: true }));
    dataOf(await cast.admin.post('/impact/Hide', { impactId: impact.id, isHide: true }));
    const visitor = createClient(server.origin);
    const shown = dataOf(await visitor.get<MemberCredential>(`/credentials/${id}`));
    expect(shown).toMatchObject({ state: 'revoked', endReason: 'hidden', evidence: null });
    expect(shown.title).not.toContain(impact.title);
    expect((await download(server.origin, visitor, id)).status).toBe(404);
    const own = dataOf(await client.get<MemberCredential>(`/credentials/${id}`));
    expect(own).toMatchObject({ title: impact.title, evidence });
  });

  it('names the holder if they chose so', async () => {
    const path = `/credentials/${credential.id}`;
    await member.client.put(`${path}/share`, { isShared: true });
    await member.client.put(`${path}/subject`, { subject: 'name' });
    const shown = dataOf(await createClient(server.origin).get<MemberCredential>(path));
    expect(shown.holder).toMatchObject({ id: member.user.id, name: 'Ada Obi' });
    await member.client.put(`${path}/subject`, { subject: 'address' });
  });
});

describe.each(['share', 'subject'] as const)('PUT /credentials/{id}/%s', (part) => {
  const body = { share: { isShared: true }, subject: { subject: 'name' } }[part];

  it('is 404 for anyone else', async () => {
    expect((await cast.stranger.put(`/credentials/${credential.id}/${part}`, body)).status).toBe(404);
    expect((await cast.admin.put(`/credentials/${credential.id}/${part}`, body)).status).toBe(404);
  });
});

describe('downloadCredential', () => {
  const get = (query: string) => download(server.origin, member.client, credential.id, query);

  it('is the same each time', async () => {
    const tokens = [
      await readToken(server.origin, member.client, credential.id),
      await (await get('format=jwt')).text(),
    ];
    expect(tokens[0]).toBe(tokens[1]);
  });

  it('is a token, or JSON with the same token', async () => {
    const jwt = await get('format=jwt');
    const token = await jwt.text();
    expect(jwt.headers.get('content-type')).toMatch('application/vc+jwt');
    expect(jwt.headers.get('content-disposition')).toMatch(`credential-${credential.id}.jwt`);
    expect(await (await get('format=json')).json()).toEqual({
      '@context': 'https://www.w3.org/ns/credentials/v2',
      id: `data:application/vc+jwt,${token}`,
      type: 'EnvelopedVerifiableCredential',
    });
  });

  it('is baked into a drawing', async () => {
    const token = await (await get('format=jwt')).text();
    const svg = await (await get('format=svg')).text();
    expect(svg).toContain('xmlns:openbadges="https://purl.imsglobal.org/ob/v3p0"');
    expect(svg).toContain(`<openbadges:credential verify="${token}" />`);
  });

  it('is baked into a picture, as the last chunk but one', async () => {
    const token = await (await get('format=jwt')).text();
    const png = Buffer.from(await (await get('format=png')).arrayBuffer());
    const chunks: [type: string, body: Buffer][] = [];
    for (let at = 8; at < png.length; ) {
      const length = png.readUInt32BE(at);
      chunks.push([png.toString('latin1', at + 4, at + 8), png.subarray(at + 8, at + 8 + length)]);
      at += length + 12;
    }
    expect(chunks.slice(-2)).toEqual([
      ['iTXt', Buffer.from(`openbadgecredential\0\0\0\0\0${token}`)],
      ['IEND', Buffer.alloc(0)],
    ]);
  });

  it('names the holder by a salted hash of the address, or by the name', async () => {
    const identifierIn = (token: string) =>
      claimsOf<{ credentialSubject: { identifier: Record<string, string>[] } }>(token).credentialSubject.identifier[0];
    const hashed = await (await get('format=jwt')).text();
    const { salt = '', ...identifier } = identifierIn(hashed) ?? {};
    const hash = createHash('sha256').update(`${member.user.email}${salt}`).digest('hex');
    expect(identifier).toMatchObject({ hashed: true, identityType: 'emailAddress', identityHash: `sha256$${hash}` });
    expect(hashed).not.toContain(Buffer.from(member.user.email).toString('base64url').slice(0, -4));
    const claims = claimsOf<Parameters<typeof namesHolder>[0]>(hashed);
    expect(await namesHolder(claims, ` ${member.user.email.toUpperCase()}`)).toBe(true);
    expect(await namesHolder(claims, 'someone@example.org')).toBe(false);
    await member.client.put(`/credentials/${credential.id}/subject`, { subject: 'name' });
    const named = await (await get('format=jwt')).text();
    expect(identifierIn(named)).toEqual({
      type: 'IdentityObject',
      hashed: false,
      identityHash: 'Ada Obi',
      identityType: 'name',
    });
    await member.client.put(`/credentials/${credential.id}/subject`, { subject: 'address' });
  });

  it('is for its holder alone until it is shared, and then for anyone', async () => {
    const others = [cast.stranger, cast.admin, createClient(server.origin)];
    const statuses = () =>
      Promise.all(others.map(async (client) => (await download(server.origin, client, credential.id)).status));
    await member.client.put(`/credentials/${credential.id}/share`, { isShared: false });
    expect(await statuses()).toEqual([404, 404, 404]);
    await member.client.put(`/credentials/${credential.id}/share`, { isShared: true });
    expect(await statuses()).toEqual([200, 200, 200]);
    const visited = await readToken(server.origin, createClient(server.origin), credential.id);
    expect(visited).toBe(await readToken(server.origin, member.client, credential.id));
    await member.client.put(`/credentials/${credential.id}/share`, { isShared: false });
    expect(await statuses()).toEqual([404, 404, 404]);
  });
});
