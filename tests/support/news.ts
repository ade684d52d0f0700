/** Articles for tests, sent over HTTP as an admin's page sends them: as a form. */
import type { News, NewsList, PublicNews } from '#generated/types.gen.ts';
import type { Answer, Client } from './client.ts';
import { headersOf } from './uploads.ts';

export type NewsForm = Record<string, string | number | boolean | File>;

let written = 0;

export function newsOf(changes: NewsForm = {}): NewsForm {
  written += 1;
  return {
    title: `Senegal counts a million new mangroves, part ${written}`,
    authorName: 'Fatou Ndiaye',
    typeArticle: 'news',
    date: '2025-04-02T08:00:00.000Z',
    content: '<p>Three years after the first planting, the delta is green again.</p>',
    ...changes,
  };
}

export async function sendNews(
  origin: string,
  client: Client,
  { method, path, form }: { method: 'POST' | 'PUT'; path: string; form: NewsForm },
): Promise<Answer<News>> {
  const body = new FormData();
  for (const [name, value] of Object.entries(form)) body.append(name, value instanceof File ? value : String(value));
  const response = await fetch(`${origin}/api${path}`, { method, headers: await headersOf(client), body });
  return { status: response.status, headers: response.headers, body: await response.json() };
}

export const createNews = (origin: string, client: Client, changes: NewsForm = {}) =>
  sendNews(origin, client, { method: 'POST', path: '/news', form: newsOf(changes) });

export const updateNews = (origin: string, client: Client, id: string, form: NewsForm) =>
  sendNews(origin, client, { method: 'PUT', path: `/news/${id}`, form });

export const setLive = (client: Client, id: string, isLive: boolean) =>
  client.call<News>('PATCH', `/news/${id}?isLive=${isLive}`);

/** @param isLive left out, the previous state is restored. */
export const restoreNews = (client: Client, id: string, isLive?: boolean) =>
  client.call<News>('PATCH', `/news/${id}?restore=true${isLive === undefined ? '' : `&isLive=${isLive}`}`);

export const publicNews = async (client: Client, query = '') =>
  (await client.get<PublicNews>(`/news/publicNews${query}`)).body.data;

export const listedNews = async (client: Client, query = '') => (await client.get<NewsList>(`/news${query}`)).body.data;
