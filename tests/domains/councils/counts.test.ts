/** The number of approved councils is stored, not counted for each answer. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recountCouncils } from '#domains/councils/server/public.ts';
import type { CouncilList, CouncilNameList } from '#generated/types.gen.ts';
import { type Client, createClient } from '../../support/client.ts';
import { contentOf, decideCouncil, foundApproved, foundCouncil } from '../../support/councils.ts';
import { buildLoggedIn } from '../../support/factories.ts';
import { dataOf } from '../../support/impacts.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let visitor: Client;
let owner: Client;
let stranger: Client;
let admin: Client;
const db = () => server.database.db;

beforeAll(async () => {
  server = await startTestServer();
  visitor = createClient(server.origin);
  owner = (await buildLoggedIn(server.origin, db())).client;
  stranger = (await buildLoggedIn(server.origin, db())).client;
  admin = (await buildLoggedIn(server.origin, db(), { role: 'Admin' })).client;
});
afterAll(() => server.close());

const KEPT = sql`select sdg, councils from council_counts where councils <> 0 order by 1`;
const DUE = sql`
  select 0 as sdg, count(*)::int as councils from councils where is_approved having count(*) > 0
  union all
  select g.sdg, count(*)::int from council_goals g join councils c on c.id = g.council_id where c.is_approved group by g.sdg
  order by 1`;
const KEPT_TEXTS = sql`select id, search_text, search_location, title_fold from council_texts order by id`;
const TEXTS_DUE = sql`select id, search_text, search_location, title_fold from councils where is_approved order by id`;

async function expectCounted(): Promise<void> {
  expect((await KEPT.execute(db())).rows).toEqual((await DUE.execute(db())).rows);
  expect((await KEPT_TEXTS.execute(db())).rows).toEqual((await TEXTS_DUE.execute(db())).rows);
}

const totalOf = async (client: Client, query = '') => {
  const { data, meta } = dataOf(await client.get<CouncilList>(`/council?page_size=100&${query}`));
  expect(meta).toMatchObject({ total: data.length, totalIsExact: true });
  return meta.total;
};
const totals = async (query = '') => {
  const { meta: names } = dataOf(await visitor.get<CouncilNameList>('/council/names?page_size=100'));
  const seen = await Promise.all([visitor, owner, stranger, admin].map((client) => totalOf(client, query)));
  return { names: names.total, seen };
};

describe('the totals of lists of councils', () => {
  it('follow each decision, and tell nobody of what others may not see', async () => {
    const first = await foundCouncil(owner);
    expect(await totals()).toEqual({ names: 0, seen: [0, 1, 0, 1] });
    await decideCouncil(admin, first.id, { isApproved: true });
    expect(await totals()).toEqual({ names: 1, seen: [1, 1, 1, 1] });
    const second = await foundCouncil(owner, { sdgs: [13, 2] });
    await decideCouncil(admin, second.id, { isApproved: false, reason: 'Say where.' });
    expect(await totals()).toEqual({ names: 1, seen: [1, 2, 1, 2] });
    expect((await totals('isApproved=true')).seen).toEqual([1, 1, 1, 1]);
    expect((await totals('isApproved=false')).seen).toEqual([0, 1, 0, 1]);
    expect((await totals('isSubmited=true')).seen).toEqual([1, 2, 1, 2]);
    expect((await totals('isSubmited=false')).seen).toEqual([0, 0, 0, 0]);
    expect((await totals('sdg=13')).seen).toEqual([1, 2, 1, 2]);
    expect((await totals('sdg=2')).seen).toEqual([0, 1, 0, 1]);
    await owner.put(`/council/${second.id}`, contentOf(second));
    expect((await totals('isSubmited=false')).seen).toEqual([0, 1, 0, 1]);
    await decideCouncil(admin, second.id, { isApproved: true });
    expect(await totals()).toEqual({ names: 2, seen: [2, 2, 2, 2] });
    expect((await totals('sdg=2')).seen).toEqual([1, 1, 1, 1]);
    await expectCounted();
  });

  it('follow the texts of councils, in searches', async () => {
    const council = await foundApproved(owner, admin, { councilTitle: 'Wells of Zagora', location: 'Zagora, Morocco' });
    const pending = await foundCouncil(owner, { councilTitle: 'More wells of Zagora', location: 'Zagora, Morocco' });
    expect(await totals('search=wells')).toMatchObject({ seen: [1, 2, 1, 2] });
    expect((await totals('search=wells%20zagora&sdg=13&isSubmited=true')).seen).toEqual([1, 1, 1, 1]);
    expect((await totals('location=zagora&isApproved=true')).seen).toEqual([1, 1, 1, 1]);
    expect((await totals('search=zagorra')).seen, 'misspelt').toEqual([1, 2, 1, 2]);
    await owner.put(`/council/${council.id}`, { ...contentOf(council), councilTitle: 'Gardens', location: 'Tata' });
    expect((await totals('search=wells')).seen).toEqual([0, 1, 0, 1]);
    expect((await totals('search=gardens&location=tata')).seen).toEqual([1, 1, 1, 1]);
    await decideCouncil(admin, pending.id, { isApproved: true });
    expect((await totals('location=zagora')).seen).toEqual([1, 1, 1, 1]);
  });

  it('follow the goals of approved councils, and no others', async () => {
    const council = await foundApproved(owner, admin, { sdgs: [7, 9] });
    const pending = await foundCouncil(owner, { sdgs: [7, 9, 11] });
    expect((await totals('sdg=7')).seen).toEqual([1, 2, 1, 2]);
    await owner.put(`/council/${council.id}`, { ...contentOf(council), sdgs: [9, 11, 17] });
    await admin.put(`/council/${pending.id}`, { ...contentOf(pending), sdgs: [7] });
    expect((await totals('sdg=7')).seen).toEqual([0, 1, 0, 1]);
    expect((await totals('sdg=11')).seen).toEqual([1, 1, 1, 1]);
    const { sdgs } = dataOf(await owner.get<CouncilList>('/council?sdg=17')).data[0] ?? { sdgs: [] };
    await owner.call('DELETE', `/council/sdg/delete/${sdgs[0]?.id}`);
    expect((await totals('sdg=9')).seen).toEqual([0, 0, 0, 0]);
    await expectCounted();
  });

  it('lose a council that is deleted in the database', async () => {
    const { id } = await foundApproved(owner, admin, { sdgs: [1, 2] });
    await expectCounted();
    await sql`delete from councils where id = ${id}`.execute(db());
    await expectCounted();
  });

  it('stay right while goals change at once, in any order', async () => {
    const councils = await Promise.all(
      [
        [3, 4, 5],
        [5, 4, 3],
        [4, 5, 3],
      ].map((sdgs) => foundApproved(owner, admin, { sdgs })),
    );
    for (const goals of [
      [8, 10],
      [10, 3, 8],
      [5, 8],
      [3, 10, 4],
    ]) {
      const changes = councils.map((council, index) => {
        const sdgs = index % 2 === 0 ? goals : goals.toReversed();
        return owner.put(`/council/${council.id}`, { ...contentOf(council), sdgs });
      });
      const pending = await foundCouncil(owner, { sdgs: goals });
      const decision = admin.put(`/council/verify/${pending.id}`, { isApproved: true });
      expect((await Promise.all([...changes, decision])).map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    }
    await expectCounted();
  });

  it('are corrected by a recount where they are wrong, and left alone where they are right', async () => {
    expect(await recountCouncils(db())).toBe(0);
    await sql`update council_counts set councils = councils + 1 where sdg in (0, 8)`.execute(db());
    await sql`delete from council_counts where sdg = 10`.execute(db());
    await sql`insert into council_counts (sdg, councils) values (6, 4)`.execute(db());
    await sql`update council_texts set search_location = null
      where id = (select id from council_texts order by id limit 1)`.execute(db());
    await sql`update council_texts set title_fold = null
      where id = (select id from council_texts order by id offset 1 limit 1)`.execute(db());
    await sql`delete from council_texts where id = (select id from council_texts order by id desc limit 1)`.execute(
      db(),
    );
    await sql`insert into council_texts (id, search_text)
      select id, search_text from councils where not is_approved limit 1`.execute(db());
    expect(await recountCouncils(db())).toBe(4 + 4);
    await expectCounted();
  });
});
