/** Every call that reads comments, follows and blocks. */
import type { CommentedKind, CommentList, Follower, PublicNews } from '#generated/types.gen.ts';
import type { Client } from '../support/client.ts';
import { type Call, type Clients, callsOf } from './measure-calls.ts';

type Named = [name: string, path: string];

interface ListBody<Row> {
  data: Row[];
  meta: { nextCursor: string | null };
}

const PAGES_AWAY = 100;
const LARGE_PAGE = 'page_size=100';

const firstId = async (client: Client, path: string): Promise<string> => {
  const [first] = (await client.get<ListBody<{ id: string }>>(path)).body.data.data;
  if (!first) throw new Error(`${path} lists nothing`);
  return first.id;
};

async function newestArticle(client: Client): Promise<string> {
  const [newest] = (await client.get<PublicNews>('/news/publicNews')).body.data.latestArticles;
  if (!newest) throw new Error('There is no article');
  return newest.id;
}

const threadOf = (kind: CommentedKind, id: string) => `/comment?kind=${kind}&id=${id}`;

/** A cursor depends on the list, not on the caller, so those that one role finds serve all roles. */
export async function listCommentCalls({ visitor }: Clients): Promise<Call[]> {
  const longest = threadOf('impact', await firstId(visitor, '/impact?sort=oldest'));
  const newest = (await readComments(visitor, longest)).meta;
  const middle = await readInMiddle(visitor, longest);
  const linked = middle.data[Math.floor(middle.data.length / 2)];
  const discussed = middle.data.toSorted((a, b) => b.replyCount - a.replyCount)[0];
  if (!linked || !discussed) throw new Error('The longest thread has no comments');
  const pages: Named[] = [
    ['the longest thread', longest],
    ['its newest 100', `${longest}&${LARGE_PAGE}`],
    ['the page before', `${longest}&cursor=${newest.earlierCursor}`],
    ['an earlier page, far back', `${longest}&cursor=${middle.meta.earlierCursor}`],
    ['an earlier 100, far back', `${longest}&${LARGE_PAGE}&cursor=${middle.meta.earlierCursor}`],
    ['a later page, far back', `${longest}&cursor=${middle.meta.laterCursor}`],
    ['around a linked comment', `${longest}&around=${linked.id}`],
    ['around one with most replies', `${longest}&around=${discussed.id}`],
  ];
  const others: Named[] = [
    ['on the newest impact', threadOf('impact', await firstId(visitor, '/impact'))],
    ['on the newest article', threadOf('news', await newestArticle(visitor))],
    ['on the newest council', threadOf('council', await firstId(visitor, '/council'))],
    ['on the newest opportunity', threadOf('opportunity', await firstId(visitor, '/opportunity'))],
    ['all, by a common word', '/comment/search?search=goats'],
    ['all, by a rare word', '/comment/search?search=number+4711'],
  ];
  return [
    ...callsOf('visitor', [...pages, ...others]),
    ...callsOf('member', [...pages, ...others]),
    ...callsOf('admin', pages),
  ];
}

const readComments = async (client: Client, path: string) => (await client.get<CommentList>(path)).body.data;

/** The page as far back in a thread as `PAGES_AWAY` allows that still has others on both sides. */
async function readInMiddle(client: Client, thread: string): Promise<CommentList> {
  let page = await readComments(client, `${thread}&${LARGE_PAGE}`);
  for (let number = 0; number < PAGES_AWAY; number += 1) {
    const before = await readComments(client, `${thread}&${LARGE_PAGE}&cursor=${page.meta.earlierCursor}`);
    if (before.meta.earlierCursor === null) break;
    page = before;
  }
  return page;
}

/** The member follows a thousand people and a hundred councils; the partner is followed by 50,000. */
export async function listFollowCalls({ member, partner }: Clients): Promise<Call[]> {
  const idOf = async (client: Client) => (await client.get<{ id: string }>('/users/view')).body.data.id;
  const council = (await member.get<ListBody<{ council: { id: string } }>>('/follow?kind=council')).body.data.data[0];
  const [partnerId, follower] = [await idOf(partner), (await nextOf<Follower>(partner, '/follow/followers')).data[0]];
  if (!council || !follower) throw new Error('Nobody follows the partner, or the member no council');
  const feeds: Named[] = [
    ['feed', '/feed'],
    ['feed, 100', `/feed?${LARGE_PAGE}`],
    ['feed, page 2', await onwardFrom(member, '/feed', 1)],
    ['feed, page 20', await onwardFrom(member, '/feed', 19)],
  ];
  return [
    ...callsOf('member', feeds).map((call): Call => ({ ...call, isMixed: true })),
    ...callsOf('member', [
      ['followed people', '/follow'],
      ['followed people, page 40', '/follow?page=40'],
      ['followed people, by cursor', await onwardFrom(member, '/follow', 10)],
      ['followed councils', '/follow?kind=council'],
      ['followers of a few', '/follow/followers'],
      ['whom to follow', '/follow/suggestions'],
      ['state of a person with most followers', `/follow/state?kind=person&id=${partnerId}`],
      ['state of a person with few', `/follow/state?kind=person&id=${follower.person.id}`],
      ['state of a council', `/follow/state?kind=council&id=${council.council.id}`],
      ['blocked people', '/block'],
      ['blocked people, 100', `/block?${LARGE_PAGE}`],
    ]),
    ...callsOf('partner', [
      ['most followers', '/follow/followers'],
      ['most followers, 100', `/follow/followers?${LARGE_PAGE}`],
      ['most followers, page 500', '/follow/followers?page=500'],
      ['most followers, by cursor', await onwardFrom(partner, '/follow/followers', 20)],
      ['feed of someone who follows nobody', '/feed'],
    ]),
  ];
}

export const nextOf = async <Row>(client: Client, path: string) => (await client.get<ListBody<Row>>(path)).body.data;

/** The path of the page that is `pages` further on; it ends in `null` if the list is shorter. */
export async function onwardFrom(client: Client, path: string, pages: number): Promise<string> {
  let at = path;
  for (let number = 0; number < pages; number += 1) {
    const { nextCursor } = (await nextOf(client, at)).meta;
    at = `${path}${path.includes('?') ? '&' : '?'}cursor=${nextCursor}`;
    if (nextCursor === null) break;
  }
  return at;
}
