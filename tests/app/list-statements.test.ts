/**
 * A list or a single thing is read in one statement: many small ones cost server and database several times as much.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Client, createClient } from '../support/client.ts';
import { addComment, readThread } from '../support/comments.ts';
import { foundApproved } from '../support/councils.ts';
import { follow } from '../support/following.ts';
import { buildCast, type Cast, dataOf, decide, logImpact } from '../support/impacts.ts';
import { untilJobsAreDone } from '../support/jobs.ts';
import { caseAbout, decideCase, report } from '../support/moderation.ts';
import { createNews } from '../support/news.ts';
import { buildOpportunityCast, offerOpen } from '../support/opportunities.ts';
import { startTestServer, type TestServer } from '../support/server.ts';

let server: TestServer;
let cast: Cast;
const ids = { impact: '', opportunity: '', council: '', news: '', comment: '', earlier: '', later: '' };

beforeAll(async () => {
  server = await startTestServer();
  const { db } = server.database;
  cast = await buildCast(server.origin, db);
  const impact = await logImpact(cast.owner);
  await decide(cast.judge, impact.id, { isVerified: true });
  const council = await foundApproved(cast.owner, cast.admin);
  const opportunity = await offerOpen(await buildOpportunityCast(server.origin, db));
  const article = dataOf(await createNews(server.origin, cast.admin, { isLive: true }));
  const { id: comment } = await addComment(cast.stranger, impact.id, { content: `Thank you, @{${cast.ownerId}}.` });
  Object.assign(ids, { comment, impact: impact.id, council: council.id, opportunity, news: article.id });
  await addComment(cast.stranger, impact.id);
  const { meta: end } = await readThread(cast.owner, impact.id, '&page_size=1');
  const { meta: start } = await readThread(cast.owner, impact.id, `&page_size=1&cursor=${end.earlierCursor}`);
  Object.assign(ids, { earlier: end.earlierCursor, later: start.laterCursor });
  await logImpact(cast.stranger, { members: [cast.ownerId] });
  const other = await logImpact(cast.stranger);
  await decide(cast.judge, other.id, { isVerified: true });
  dataOf(await report(cast.owner, other.id));
  dataOf(await report(cast.stranger, impact.id));
  dataOf(await decideCase(cast.admin, (await caseAbout(cast.admin, impact.id)).id));
  await follow(cast.owner, cast.strangerId);
  await follow(cast.judge, cast.ownerId);
  await follow(cast.owner, council.id, 'council');
  dataOf(await cast.owner.post('/block', { id: cast.otherJudgeId }));
  dataOf(await cast.stranger.post('/council/member/request', { councilId: council.id }));
  await untilJobsAreDone(server.database);
});
afterAll(() => server.close());

/** The path of the call that the server is answering; none in jobs, which may read the same tables meanwhile. */
const answered = new AsyncLocalStorage<string>();
const REQUEST = 'http.server.request.start';
const noteRequest = (message: unknown) =>
  answered.enterWith((message as { request: IncomingMessage }).request.url ?? '');
beforeAll(() => subscribe(REQUEST, noteRequest));
afterAll(() => void unsubscribe(REQUEST, noteRequest));

/** Counts the statements with which a call reads one of the tables: the first time, and when it's repeated. */
async function countStatements(client: Client, path: string, tables: RegExp): Promise<number[]> {
  const query = vi.spyOn(server.database.db.getExecutor(), 'executeQuery');
  const counts: number[] = [];
  let count = 0;
  const { executeQuery } = Object.getPrototypeOf(server.database.db.getExecutor());
  query.mockImplementation(function (this: unknown, compiled, ...rest) {
    if (answered.getStore()?.endsWith(path) && tables.test(compiled.sql)) count += 1;
    return executeQuery.call(this, compiled, ...rest);
  });
  try {
    for (let run = 0; run < 2; run += 1) {
      count = 0;
      const found = dataOf(await client.get<{ data?: object[] }>(path));
      if (found.data) expect(found.data.length).toBeGreaterThan(0);
      counts.push(count);
    }
    return counts;
  } finally {
    query.mockRestore();
  }
}

const ONE_EACH = [1, 1];
const SHOWN = /\b(impact|opportunity|council)_\w+|\b(impacts|opportunities|councils|media|users)\b/;

/** What the page of impacts asks for. */
const PUBLIC_IMPACTS = '/impact?isVerified=true&isHidden=false';

it.each([
  '/impact',
  PUBLIC_IMPACTS,
  '/impact?sort=oldest',
  '/impact?sort=mostLiked',
  '/impact?sort=lastVerified',
  '/impact?sdg=13',
  '/impact?area=-20,10,-10,20',
  '/opportunity',
  '/opportunity?sort=points',
  '/opportunity?open=true',
  '/council',
  '/council?sort=members',
  '/council?sort=title',
  '/council/names',
])('a visitor’s GET %s takes one statement', async (path) => {
  const visitor = createClient(server.origin);
  expect(await countStatements(visitor, path, SHOWN)).toEqual(ONE_EACH);
});

const BELONGING = /\b(impact_texts|opportunity_texts|opportunity_favourites|council_goals|media)\b/;

it.each([
  '/impact',
  '/impact?page_size=50',
  '/impact?search=mangroves',
  '/impact-verifcation/getall',
  '/opportunity',
  '/opportunity?sort=deadline',
  '/opportunity?search=scholarship',
  '/council',
  '/council?page_size=50',
  '/council?search=mangroves',
])('a judge’s GET %s takes one statement for everything it shows', async (path) => {
  expect(await countStatements(cast.judge, path, BELONGING)).toEqual(ONE_EACH);
});

/** Tables of content, without those of accounts and sessions, which identify the caller. */
const CONTENT =
  /\b(impact|opportunity|council|news|comment|person|moderation)_\w+|\b(impacts|comments|opportunities|councils|media|news|notifications|standings|points|privacy_policies|tallies)\b/;

it.each([
  ['the impacts, their own among them', () => '/impact'],
  ['the public impacts', () => PUBLIC_IMPACTS],
  ['one impact', () => `/impact/${ids.impact}`],
  ['what is related to one impact', () => `/impact/related/${ids.impact}`],
  ['the impacts that name them', () => '/impact/namings'],
  ['one opportunity', () => `/opportunity/${ids.opportunity}`],
  ['one council', () => `/council/${ids.council}`],
  ['one article', () => `/news/${ids.news}`],
  ['the comments on an impact', () => `/comment?kind=impact&id=${ids.impact}`],
  ['the comments around one', () => `/comment?kind=impact&id=${ids.impact}&around=${ids.comment}`],
  ['the comments before them', () => `/comment?kind=impact&id=${ids.impact}&page_size=1&cursor=${ids.earlier}`],
  ['the comments after them', () => `/comment?kind=impact&id=${ids.impact}&page_size=1&cursor=${ids.later}`],
  ['the comments with a word', () => '/comment/search?search=thank'],
  ['decisions about them', () => '/report/mine'],
  ['their account', () => '/users/view'],
  ['a profile', () => `/users/view/${cast.ownerId}`],
  ['their notifications', () => '/general/notification'],
  ['the goals', () => '/sdg'],
  ['the partners', () => '/partners'],
  ['their points', () => '/users/me/points'],
  ['their feed', () => '/feed'],
  ['whom they follow', () => '/follow'],
  ['which councils they follow', () => '/follow?kind=council'],
  ['their followers', () => '/follow/followers'],
  ['whom they might follow', () => '/follow/suggestions'],
  ['whom they block', () => '/block'],
  ['who asks to join their councils', () => '/council/member/request-list'],
  ['whether they follow someone', () => `/follow/state?kind=person&id=${cast.judgeId}`],
])('a member reads %s in one statement', async (_, pathOf) => {
  expect(await countStatements(cast.owner, pathOf(), CONTENT)).toEqual(ONE_EACH);
});

it.each(['/report', '/report?stage=waiting', '/report?stage=decided&sort=most_reported'])(
  'an admin’s GET %s takes one statement',
  async (path) => {
    expect(await countStatements(cast.admin, path, CONTENT)).toEqual(ONE_EACH);
  },
);

it('a judge reads what others have open in one statement', async () => {
  expect(await countStatements(cast.judge, '/impact/looking', CONTENT)).toEqual(ONE_EACH);
});

/** Adds the tables that identify the caller, whom the server remembers once the token has been seen. */
const OF_CALLER = new RegExp(`${CONTENT.source}|\\b(users|sessions)\\b`);

it.each(['/impact', PUBLIC_IMPACTS, '/opportunity', '/council'])(
  'who calls takes no statement beside that of a GET %s',
  async (path) => {
    expect(await countStatements(cast.owner, path, OF_CALLER)).toEqual(ONE_EACH);
  },
);

it('a list is read again for a new role, and refused once the session has ended', async () => {
  const { db } = server.database;
  await logImpact(cast.owner);
  const { stranger, strangerId: userId } = cast;
  const total = async () => dataOf(await stranger.get<{ meta: { total: number } }>('/impact')).meta.total;
  const asMember = await total();
  expect(await total()).toBe(asMember);
  await db.updateTable('users').set({ role: 'Admin' }).where('id', '=', userId).execute();
  await expect.poll(total, { timeout: 5_000 }).toBe(asMember + 1);
  await db.updateTable('users').set({ role: 'Member' }).where('id', '=', userId).execute();
  await expect.poll(total, { timeout: 5_000 }).toBe(asMember);
  await db.updateTable('sessions').set({ revoked_at: new Date() }).where('user_id', '=', userId).execute();
  for (const path of ['/impact', '/impact?search=mangroves', `/impact/${ids.impact}`]) {
    // The server remembers who calls until the database has told it of the change.
    await expect
      .poll(() => stranger.get(path), { timeout: 5_000 })
      .toMatchObject({ status: 401, body: { message: 'Token Invalid' } });
  }
});

it.each([
  ['/stats', () => '/stats'],
  ['/stats/week', () => '/stats/week'],
  ['/stats/places', () => '/stats/places'],
  ['/people/{id}', () => `/people/${cast.ownerId}`],
])('a visitor’s GET %s takes one statement', async (_, pathOf) => {
  const visitor = createClient(server.origin);
  expect(await countStatements(visitor, pathOf(), CONTENT)).toEqual(ONE_EACH);
});

it('the public articles take one statement, and the newest beside them another', async () => {
  expect(await countStatements(cast.owner, '/news/publicNews', CONTENT)).toEqual([2, 2]);
});
