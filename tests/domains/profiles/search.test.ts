import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DirectoryPersonList } from '#generated/types.gen.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn, buildUser } from '../../support/factories.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let client: Client;

beforeAll(async () => {
  server = await startTestServer();
  client = (await buildLoggedIn(server.origin, server.database.db, { name: 'Reader', lastName: 'Zzyzx' })).client;
  for (const [name, lastName] of [
    ['José', 'Núñez'],
    ['Josephine', 'Baker'],
    ['Wangari', 'Maathai'],
    ['Søren', 'Kierkegaard'],
    ['Per%cent', 'Under_score'],
  ]) {
    await buildUser(server.database.db, { name, lastName });
  }
});
afterAll(() => server.close());

const search = (term: string, rest = '') =>
  client.get<DirectoryPersonList>(`/users/search?search=${encodeURIComponent(term)}${rest}`);
const namesFor = async (term: string, rest = '') =>
  (await search(term, rest)).body.data.data.map((row) => row.person.name);

describe('searchUsers', () => {
  it.each([
    ['jose nunez', 'José Núñez'],
    ['NÚÑEZ', 'José Núñez'],
    ['wangari', 'Wangari Maathai'],
    ['Wangrai', 'Wangari Maathai'],
    ['mathai', 'Wangari Maathai'],
    ['kirkegaard', 'Søren Kierkegaard'],
    ['bakre', 'Josephine Baker'],
    ['jose nuenz', 'José Núñez'],
  ])('finds by name, ignoring accents, case and small typos: %s', async (term, name) => {
    expect((await namesFor(term))[0]).toBe(name);
  });

  it('says when a misspelt word was matched to similar ones', async () => {
    const metaOf = async (term: string) => (await search(term)).body.data.meta;
    expect(await metaOf('Wangrai')).toMatchObject({ isSpellingGuessed: true });
    expect(await metaOf('jose nuenz')).toMatchObject({ isSpellingGuessed: true });
    expect(await metaOf('wangari')).not.toHaveProperty('isSpellingGuessed');
    expect(await metaOf('ma')).not.toHaveProperty('isSpellingGuessed');
  });

  it('ranks the best match first', async () => {
    expect(await namesFor('jose')).toEqual(['José Núñez', 'Josephine Baker']);
  });

  it('matches one or two letters only at the start of words', async () => {
    expect(await namesFor('ma')).toEqual(['Wangari Maathai']);
    expect(await namesFor('W')).toEqual(['Wangari Maathai']);
    expect(await namesFor('ga')).toEqual([]);
  });

  it('treats wildcards literally', async () => {
    expect(await namesFor('r%c')).toEqual(['Per%cent Under_score']);
    expect(await namesFor('r_s')).toEqual(['Per%cent Under_score']);
    expect(await namesFor('%')).toEqual([]);
    expect(await namesFor('_')).toEqual([]);
    expect(await namesFor("'; drop table users; --")).toEqual([]);
  });

  it('finds no one who is deactivated or unverified', async () => {
    const { db } = server.database;
    await buildUser(db, { name: 'Xerxes', isActive: false });
    await buildUser(db, { name: 'Xerxes', isVerified: false });
    expect(await namesFor('Xerxes')).toEqual([]);
  });

  it('shows others neither email address nor phone number', async () => {
    const { body } = await search('jose');
    expect(JSON.stringify(body)).not.toMatch(/@|\+221/);
    expect(Object.keys(body.data.data[0] ?? {}).toSorted()).toEqual([
      'bio',
      'bioLanguage',
      'createdAt',
      'location',
      'person',
      'points',
      'role',
    ]);
  });

  it.each([
    ['relevance', 'Quilliam'],
    ['newest', 'Thorvald'],
    ['name', 'Bexhampton'],
  ])('pages through everything by number and by cursor, by %s', async (sort, name) => {
    const { db } = server.database;
    for (let count = 0; count < 7; count += 1) await buildUser(db, { name, lastName: `Row ${count}` });
    const term = name.toLowerCase();
    const whole = await namesFor(term, `&sort=${sort}&page_size=100`);
    expect(new Set(whole).size).toBe(7);
    const pages = [1, 2, 3].map((page) => namesFor(term, `&sort=${sort}&page_size=3&page=${page}`));
    expect((await Promise.all(pages)).flat()).toEqual(whole);
    const walked: string[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const { body }: { body: { data: DirectoryPersonList } } = await search(
        term,
        `&sort=${sort}&page_size=3${cursor && `&cursor=${cursor}`}`,
      );
      walked.push(...body.data.data.map((row) => row.person.name));
      cursor = body.data.meta.nextCursor;
    }
    expect(walked).toEqual(whole);
    if (sort === 'newest') expect(whole[0]).toBe(`${name} Row 6`);
  });

  it('counts the results', async () => {
    const { body } = await search('jose', '&page_size=1');
    expect(body.data.meta).toMatchObject({ page: 1, pageSize: 1, total: 2, totalPages: 2, totalIsExact: true });
  });

  it.each([
    ['search', '/users/search'],
    ['search', '/users/search?search='],
    ['search', '/users/search?search=%20%20'],
    ['search', `/users/search?search=${'x'.repeat(101)}`],
    ['page', '/users/search?search=a&page=0'],
    ['page', '/users/search?search=a&page=102&page_size=100'],
    ['page_size', '/users/search?search=a&page_size=101'],
    ['sort', '/users/search?search=a&sort=points'],
    ['cursor', '/users/search?search=a&cursor=garbage'],
    ['cursor', `/users/search?search=a&cursor=${Buffer.from('["a","b"]').toString('base64url')}`],
    ['role', '/users/search?search=a&role=Admin'],
  ])('refuses an invalid parameter: %s', async (field, path) => {
    const answer = await client.get(path);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.map((error) => error.field)).toContain(field);
  });
});
