import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { markDeactivated } from '#domains/auth/server/accounts.repository.ts';
import { insertBlock } from '#domains/following/server/blocks.repository.ts';
import { setProfile } from '#domains/profiles/server/changes.repository.ts';
import {
  countPeople,
  countRanked,
  type DirectoryOrder,
  findByName,
  listBeginning,
  listByName,
  scanPeople,
} from '#domains/profiles/server/directory.repository.ts';
import { readSearchWords } from '#domains/profiles/server/name-search.repository.ts';
import type { DirectoryPersonList } from '#generated/types.gen.ts';
import type { Position } from '#platform/server/http/lists/keyset-cursor.ts';
import { firstRows, type RowRange } from '#platform/server/http/lists/paging.ts';
import type { Client } from '../../support/client.ts';
import { buildLoggedIn, buildUser } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { earn, showOnBoard } from '../../support/leaderboard.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let client: Client;
const ids = new Map<string, string>();

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  client = (await buildLoggedIn(server.origin, db, { name: 'Reader', lastName: 'Zzyzx', role: 'Judge' })).client;
  for (const [name, lastName, points] of [
    ['Wangari', 'Maathai', 30],
    ['José', 'Núñez', 0],
    ['Josephine', 'Baker', 150],
    ['Chico', 'Mendes', 50],
    ['Berta', 'Cáceres', 20],
  ] as const) {
    const { id } = await buildUser(db, { name, lastName, role: name === 'Berta' ? 'Partner' : 'Member' });
    ids.set(name, id);
    if (points > 0) await earn(db, id, points);
  }
  await showOnBoard(db, ids.get('Chico') ?? '', 'private');
});
afterAll(() => server.close());

const list = async (query = '') => dataOf(await client.get<DirectoryPersonList>(`/users${query}`));
const firstNames = async (query = '') => (await list(query)).data.map(({ person }) => person.name.split(' ')[0]);

describe('listUsers', () => {
  it('lists everyone, newest first, and in the other orders', async () => {
    const newest = ['Berta', 'Chico', 'Josephine', 'José', 'Wangari', 'Reader'];
    expect(await firstNames()).toEqual(newest);
    expect(await firstNames('?sort=oldest')).toEqual(newest.toReversed());
    expect(await firstNames('?sort=name')).toEqual(['Berta', 'Chico', 'José', 'Josephine', 'Reader', 'Wangari']);
  });

  it('reveals nothing hidden through the order by points', async () => {
    expect(await firstNames('?sort=points')).toEqual(['Josephine', 'Wangari', 'Berta']);
    const { data } = await list('?search=chico');
    expect(data[0]).toMatchObject({ points: null, location: null });
  });

  it('filters by role, and searches ignoring accents and typos', async () => {
    expect(await firstNames('?role=Partner')).toEqual(['Berta']);
    expect(await firstNames('?search=jose&sort=name')).toEqual(['José', 'Josephine']);
    expect(await firstNames('?search=wangrai')).toEqual(['Wangari']);
    expect(await firstNames('?search=jose&role=Partner')).toEqual([]);
    expect(await firstNames('?search=nunez%20jos')).toEqual(['José']);
    expect(await firstNames('?search=jose&sort=points')).toEqual(['Josephine']);
  });

  it('pages by number and by cursor in every order', async () => {
    for (const sort of ['newest', 'oldest', 'name', 'points']) {
      const whole = await firstNames(`?sort=${sort}`);
      expect(await firstNames(`?sort=${sort}&page_size=2&page=2`)).toEqual(whole.slice(2, 4));
      const walked: unknown[] = [];
      for (let cursor: string | null = ''; cursor !== null; ) {
        const page: DirectoryPersonList = await list(`?sort=${sort}&page_size=2${cursor && `&cursor=${cursor}`}`);
        walked.push(...page.data.map(({ person }) => person.name.split(' ')[0]));
        cursor = page.meta.nextCursor;
      }
      expect(walked).toEqual(whole);
    }
  });

  it('refuses a cursor of another order', async () => {
    const { meta } = await list('?sort=name&page_size=1');
    const answer = await client.get(`/users?sort=newest&cursor=${meta.nextCursor}`);
    expect(answer.status).toBe(422);
    expect(answer.body.errors?.[0]?.field).toBe('cursor');
  });

  it('shows a changed name immediately, and no one who has left', async () => {
    const { db } = server.database;
    const { id } = await buildUser(db, { name: 'Greta', lastName: 'Holm' });
    const profile = { name: 'Ingrid', lastName: 'Holm', location: 'Lund', place: null, contactNo: '+46 70 123 45 67' };
    await db
      .transaction()
      .execute((tx) => setProfile(tx, id, { ...profile, isTermsAgreed: true, isProfileCompleted: true, bio: null }));
    expect(await firstNames('?search=greta')).toEqual([]);
    expect(await firstNames('?search=ingrid%20holm')).toEqual(['Ingrid']);
    await db.transaction().execute((tx) => markDeactivated(tx, id));
    expect(await firstNames('?search=holm')).toEqual([]);
    expect(await firstNames()).not.toContain('Ingrid');
  });
});

/** Called directly: the directory does this only for common names, which need more people than a test has. */
describe('looking for a name along the list', () => {
  const ORDERS = ['newest', 'oldest', 'name', 'points'] as const satisfies DirectoryOrder[];

  beforeAll(async () => {
    const { db } = server.database;
    const named = [
      ['Jo', 'Cox'],
      ['Jovita', 'Jo'],
      ['Xo', 'Joe Jo'],
      ['Joana', 'Mae'],
    ] as const;
    for (const [name, lastName] of named) ids.set(name, (await buildUser(db, { name, lastName })).id);
    await db.transaction().execute((tx) => insertBlock(tx, ids.get('Berta') ?? '', ids.get('Jovita') ?? ''));
  });

  /**
   * Reads all rows at once, and one by one by cursor and by number; each page includes the first row of the next one.
   */
  async function expectPages(list: (page: RowRange) => Promise<Position[] | null>, rows: Position[]): Promise<void> {
    expect(await list(firstRows(50))).toEqual(rows);
    for (const [index, after] of rows.entries()) {
      expect(await list({ limit: 1, offset: 0, after })).toEqual(rows.slice(index + 1, index + 3));
      expect(await list({ limit: 1, offset: index, after: null })).toEqual(rows.slice(index, index + 2));
    }
  }

  it.each(['jos', 'jo', 'es', 'josefine', 'a', '%', 'nobody'])(
    'finds the same people as by the word: %s',
    async (term) => {
      const { db } = server.database;
      const sought = await readSearchWords(db, term);
      for (const role of [undefined, 'Member', 'Partner'] as const) {
        for (const order of ORDERS) {
          const { rows, total } = await findByName(db, { sought, role }, order, firstRows(50));
          expect(await scanPeople(db, { sought, role }, order, firstRows(50))).toEqual(rows);
          expect(await countPeople(db, { sought, role }, order)).toBe(total);
        }
      }
    },
  );

  it.each(['jos', 'jo', 'es', 'josefine', 'a', '%', 'nobody'])('finds the same people by name: %s', async (term) => {
    const { db } = server.database;
    const [word] = await readSearchWords(db, term);
    if (!word) throw new Error('There is no word to look for');
    for (const reachableBy of [undefined, ids.get('Berta')]) {
      const filter = { sought: [word], role: undefined, reachableBy };
      const { rows } = await findByName(db, filter, 'name', firstRows(50));
      await expectPages((page) => listByName(db, word, filter, page), rows);
    }
  });

  it('finds people by their name as it is now', async () => {
    const { db } = server.database;
    const { id } = await buildUser(db, { name: 'Ortrun', lastName: 'Quill' });
    const [word] = await readSearchWords(db, 'quill');
    if (!word) throw new Error('There is no word to look for');
    const keys = async () =>
      (await listByName(db, word, { sought: [word], role: undefined }, firstRows(50)))?.map(({ key }) => key);
    expect(await keys()).toEqual(['ortrun quill']);
    await db.updateTable('users').set({ name: 'Aldrun' }).where('id', '=', id).execute();
    expect(await keys()).toEqual(['aldrun quill']);
    await db.transaction().execute((tx) => markDeactivated(tx, id));
    expect(await keys()).toEqual([]);
  });

  it.each(['jo', 'c', 'm', 'xo'])('finds the same people by how their names begin: %s', async (term) => {
    const { db } = server.database;
    const [letters] = await readSearchWords(db, term);
    if (!letters) throw new Error('There is nothing to look for');
    for (const reachableBy of [undefined, ids.get('Berta')]) {
      const filter = { sought: [letters], role: undefined, reachableBy };
      const { rows } = await findByName(db, filter, 'relevance', firstRows(50));
      await expectPages((page) => listBeginning(db, letters, filter, page), rows);
    }
  });

  it('counts those with points by the word, if there are enough', async () => {
    const { db } = server.database;
    const [jos] = await readSearchWords(db, 'jos');
    if (!jos) throw new Error('There is no word to look for');
    // José has no points.
    expect([await countRanked(db, jos, 1), await countRanked(db, jos, 2)]).toEqual([1, undefined]);
  });
});
