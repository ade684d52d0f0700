import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CurrentUser } from '#generated/types.gen.ts';
import { askToJoin, foundApproved } from '../../support/councils.ts';
import { buildLoggedIn, buildUser } from '../../support/factories.ts';
import { dataOf, logImpact } from '../../support/impacts.ts';
import { offerOpen } from '../../support/opportunities.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const build = (traits = {}) => buildLoggedIn(server.origin, server.database.db, traits);
const profile = (changes: Record<string, unknown> = {}) => ({
  name: 'Noor',
  lastName: 'Haddad',
  location: 'Amman, Jordan',
  contactNo: '+962 7 1234 5678',
  isTermsAgreed: true,
  ...changes,
});

describe('getCurrentUser', () => {
  it('returns the caller and nothing secret', async () => {
    const { client, user } = await build({ name: 'Élodie', lastName: "N'Diaye" });
    const { status, body } = await client.get<CurrentUser>('/users/view');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ id: user.id, email: user.email, slug: 'elodie-n-diaye', points: 0, rank: null });
    expect(JSON.stringify(body)).not.toMatch(/argon2|password_hash/);
  });

  it('ranks by points, with ties sharing a rank', async () => {
    const people = [await build(), await build(), await build(), await build()];
    for (const [index, points] of [40, 30, 30, 20].entries()) {
      await server.database.run('update users set points = $1 where id = $2', [points, people[index]?.user.id]);
    }
    await server.database.run('update users set points = 99, deactivated_at = now() where id = $1', [
      (await buildUser(server.database.db)).id,
    ]);
    const ranks = await Promise.all(
      people.map(async ({ client }) => (await client.get<CurrentUser>('/users/view')).body.data.rank),
    );
    expect(ranks).toEqual([1, 2, 2, 4]);
  });

  it('tells a member which of the first steps are done', async () => {
    const [member, other, partner, admin] = [
      await build(),
      await build(),
      await build({ role: 'Partner' }),
      await build({ role: 'Admin' }),
    ];
    const steps = async () => dataOf(await member.client.get<CurrentUser>('/users/view')).firstSteps;
    const done = { hasProfile: false, hasImpact: false, hasCouncil: false, hasOpportunity: false, hasInvited: false };
    expect(await steps()).toEqual(done);
    await member.client.put('/users', profile({ bio: 'Gardens on roofs.' }));
    expect(await steps()).toEqual({ ...done, hasProfile: true });
    // Being added by someone else doesn't count as a step.
    await logImpact(other.client, { members: [member.user.id] });
    expect(await steps()).toMatchObject({ hasImpact: false });
    await logImpact(member.client);
    expect(await steps()).toMatchObject({ hasImpact: true, hasCouncil: false });
    const council = await foundApproved(other.client, admin.client);
    await askToJoin(member.client, council.id);
    expect(await steps()).toMatchObject({ hasCouncil: true, hasOpportunity: false });
    const opportnityId = await offerOpen({ partner: partner.client, admin: admin.client });
    await member.client.post('/user-opportunity-fav', { opportnityId });
    expect(await steps()).toMatchObject({ hasOpportunity: true, hasInvited: false });
    await member.client.post('/invite-mail', { email: 'someone.new@example.org' });
    expect(Object.values((await steps()) ?? {})).toEqual([true, true, true, true, true]);
    expect(dataOf(await partner.client.get<CurrentUser>('/users/view')).firstSteps).toBeNull();
  });
});

describe('updateProfile', () => {
  it('completes the profile, which unlocks the member area', async () => {
    const { client } = await build({ isProfileCompleted: false });
    expect((await client.get('/users/search?search=noor')).body.code).toBe('profile_incomplete');
    const { status, body } = await client.put<CurrentUser>('/users', profile({ name: ' Noor ', bio: 'Plants trees.' }));
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'Noor',
      isProfileCompleted: true,
      isTermsAgreed: true,
      bio: 'Plants trees.',
    });
    expect((await client.get('/users/search?search=noor')).status).toBe(200);
  });

  it('refuses a name that poses as staff, unless the account already had it', async () => {
    const { client } = await build({ name: 'Moderator', lastName: 'Haddad' });
    const bio = (name: string) => client.put('/users', profile({ name, lastName: 'Haddad', bio: 'Plants trees.' }));
    expect((await bio('Moderator')).status).toBe(200);
    const changed = await bio('Аdmin');
    expect([changed.status, changed.body.errors]).toEqual([
      422,
      [{ field: 'name', message: 'Your first name mixes alphabets in “Аdmin”. Write each word in one alphabet.' }],
    ]);
  });

  it('refuses an edit of an older version, and changes nothing', async () => {
    const { client } = await build();
    const read = async () => (await client.get<CurrentUser>('/users/view')).body.data;
    const { revision } = await read();
    const edit = () => client.put('/users', profile({ bio: 'Plants trees.', revision }));
    expect((await edit()).status).toBe(200);
    // The same edit may be sent again, since its answer may have been lost.
    expect((await edit()).status).toBe(200);
    const { status, body } = await client.put('/users', profile({ bio: 'Counts herons.', revision }));
    expect([status, body.code]).toEqual([409, 'edited_meanwhile']);
    expect(await read()).toMatchObject({ bio: 'Plants trees.', revision: revision + 1 });
    // Saving unchanged texts doesn't change the revision.
    await client.put('/users', profile({ bio: 'Plants trees.' }));
    expect((await read()).revision).toBe(revision + 1);
  });

  it('keeps it incomplete without the terms', async () => {
    const { client } = await build({ isProfileCompleted: false });
    const { body } = await client.put<CurrentUser>('/users', profile({ isTermsAgreed: false }));
    expect(body.data).toMatchObject({ isProfileCompleted: false, isTermsAgreed: false });
  });

  it('allows thirty name changes an hour, and any number of others', async () => {
    const { client } = await build();
    const save = async (changes: Record<string, unknown>) => (await client.put('/users', profile(changes))).status;
    for (let count = 0; count < 30; count += 1) expect(await save({ name: `Noor ${count}` })).toBe(200);
    expect(await save({ name: 'Noor 30' })).toBe(429);
    expect(await save({ name: ' Noor  29 ', bio: 'Plants trees.' })).toBe(200);
    expect((await client.get<CurrentUser>('/users/view')).body.data).toMatchObject({ name: 'Noor 29' });
  });

  it('keeps a bio that is left out and clears an empty one', async () => {
    const { client } = await build();
    await client.put('/users', profile({ bio: 'Plants trees.' }));
    expect((await client.put<CurrentUser>('/users', profile())).body.data.bio).toBe('Plants trees.');
    expect((await client.put<CurrentUser>('/users', profile({ bio: '' }))).body.data.bio).toBeNull();
  });

  it('keeps a phone number that is left out, clears an empty one, and needs none for a complete profile', async () => {
    const { client } = await build({ isProfileCompleted: false });
    const save = async (contactNo?: string) => {
      const { isProfileCompleted, contactNo: kept } = dataOf(
        await client.put<CurrentUser>('/users', profile({ contactNo })),
      );
      return { isProfileCompleted, kept };
    };
    expect(await save('+962 7 1234 5678')).toEqual({ isProfileCompleted: true, kept: '+962 7 1234 5678' });
    expect(await save()).toEqual({ isProfileCompleted: true, kept: '+962 7 1234 5678' });
    expect(await save('')).toEqual({ isProfileCompleted: true, kept: null });
  });

  it.each([
    ['name', { name: '  ' }],
    ['lastName', { lastName: '' }],
    ['location', { location: 'x'.repeat(201) }],
    ['contactNo', { contactNo: 'call me' }],
    ['isTermsAgreed', { isTermsAgreed: 'yes' }],
    ['bio', { bio: 'x'.repeat(1001) }],
    ['avatarMediaId', { avatarMediaId: '019a5f2e-7c00-7a31-9d5c-2f6b1c0a9e41' }],
    ['role', { role: 'Admin' }],
    ['points', { points: 1_000 }],
    ['email', { email: 'other@example.org' }],
    ['isProfileCompleted', { isProfileCompleted: true }],
  ])('refuses an invalid field and one that can’t be set: %s', async (field, change) => {
    const { client, user } = await build();
    const answer = await client.put('/users', profile(change));
    expect(answer.status).toBe(422);
    expect(new Set(answer.body.errors?.map((error) => error.field))).toEqual(new Set([field]));
    expect((await client.get('/users/view')).body.data).toMatchObject({
      name: 'Amina',
      role: 'Member',
      email: user.email,
    });
  });

  it('refuses a request without a token or without the anti-forgery header', async () => {
    const { client } = await build();
    expect((await client.put('/users', profile(), { token: null })).body.code).toBe('token_missing');
    expect((await client.put('/users', profile(), { withoutAntiForgery: true })).body.code).toBe('anti_forgery');
  });
});

describe('updateLanguage', () => {
  it('sets the language and takes it back', async () => {
    const { client } = await build();
    const chosen = async () => dataOf(await client.get<CurrentUser>('/users/view')).language;
    expect(await chosen()).toBeNull();
    const answer = await client.put<CurrentUser>('/users/me/language', { language: 'de' });
    expect(dataOf(answer).language).toBe('de');
    expect(await chosen()).toBe('de');
    await client.put('/users/me/language', { language: null });
    expect(await chosen()).toBeNull();
  });

  it('refuses a language that the product doesn’t have', async () => {
    const { client } = await build();
    const answer = await client.put('/users/me/language', { language: 'tl' });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ field: 'language' }] } });
    expect((await client.put('/users/me/language', { language: 'Deutsch' })).status).toBe(422);
  });

  it('refuses a request without a token or without the anti-forgery header', async () => {
    const { client } = await build();
    const body = { language: 'de' };
    expect((await client.call('PUT', '/users/me/language', { body, token: null })).status).toBe(401);
    expect((await client.call('PUT', '/users/me/language', { body, withoutAntiForgery: true })).status).toBe(403);
  });
});
