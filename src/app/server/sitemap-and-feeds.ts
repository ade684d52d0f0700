/** Serves crawlers and feed readers: robots.txt, the sitemaps of the public pages, and feeds of what is new. */

import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { councilPages } from '#domains/councils/server/public.ts';
import { GOALS, goalPathOf } from '#domains/goals/goals.ts';
import { impactPathOf } from '#domains/impacts/model.ts';
import { impactPages } from '#domains/impacts/server/public.ts';
import { newsPathOf } from '#domains/news/model.ts';
import { newsPages } from '#domains/news/server/public.ts';
import { opportunityPages } from '#domains/opportunities/server/public.ts';
import { sayName } from '#domains/people/model.ts';
import { profilePages } from '#domains/profiles/server/public.ts';
import type { Settings } from '#domains/settings/server/public.ts';
import type { ImpactSummary, NewsSummary } from '#generated/types.gen.ts';
import type { Language } from '#languages/languages.ts';
import { fallbackLanguage } from '#languages/offered-languages.ts';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { PublicPages } from '#platform/server/db/public-pages.repository.ts';
import { createVisitorCache } from '#platform/server/http/cache/visitor-cache.ts';
import type { ReadAsVisitor } from '#platform/server/http/cache/visitor-reader.ts';
import { operationPath } from '#platform/server/http/contract.ts';
import { areaOff, notFound, unavailable } from '#platform/server/http/failure.ts';
import { writeFeed } from '#platform/server/http/pages/feed.ts';
import type { Site } from '#platform/server/http/pages/page-head.ts';
import { languageInAddress } from '#platform/server/http/pages/request-language.ts';
import {
  endOfSitemap,
  SITEMAP_TYPE,
  startOfSitemap,
  writeSitemapIndex,
  writeUrl,
} from '#platform/server/http/pages/sitemap.ts';
import { LANGUAGE_PARAMETER } from '#platform/shared/language-cookie.ts';
import { FIXED_PAGES, isPageOff } from './page-heads.ts';

interface FeedNeeds {
  db: Db;
  site: Site;
  read: ReadAsVisitor;
  settings: Pick<Settings, 'now'>;
}

const KINDS: Readonly<Record<string, PublicPages>> = {
  impacts: impactPages,
  scholarships: opportunityPages,
  councils: councilPages,
  news: newsPages,
  people: profilePages,
};
/** Addresses per sitemap file; the format allows 50,000. */
const PAGES_PER_PART = 20_000;
/** How many entries a feed has. */
const ENTRIES = 20;
const ROWS_AT_ONCE = 1_000;
/** How long the list of parts is cached. It can be old: new pages are in the last part, which is open-ended. */
const PARTS_TTL_MS = 600_000;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

const ROBOTS = `User-agent: *
Disallow: /api/
Disallow: /dashboard
Disallow: /admin
Disallow: /judge
Disallow: /partner/
Disallow: /logout
Disallow: /confirm-email/
Disallow: /not-me/
Disallow: /undo-email/
Disallow: /unsubscribe/
`;

export function serveSitemapAndFeeds(app: FastifyInstance, needs: FeedNeeds): void {
  const { db } = needs;
  const { origin } = needs.site;
  const isOpen = (path: string) => !isPageOff(path, needs.settings.now);
  const absolute = (path: string) => new URL(path, origin).href;
  const isPartOpen = (path: string) => isOpen(path.replace('/sitemap', ''));
  const kept = createVisitorCache<string[]>({ cacheMs: PARTS_TTL_MS, bytesOf: (paths) => paths.join().length + 1 });

  app.get('/robots.txt', (_request, reply) =>
    sendText(reply, 'text/plain', `${ROBOTS}\nSitemap: ${absolute('/sitemap.xml')}\n`),
  );
  app.get('/sitemap.xml', async (_request, reply) => {
    const { answer: parts } = await kept.read('parts', [], () => listParts(db));
    return sendText(
      reply,
      SITEMAP_TYPE,
      writeSitemapIndex(['/sitemap/pages.xml', ...parts.filter(isPartOpen)].map(absolute)),
    );
  });
  app.get('/sitemap/pages.xml', (_request, reply) => {
    const paths = [...FIXED_PAGES.filter(isOpen), ...GOALS.map(goalPathOf)];
    const urls = paths.map((path) => writeUrl(absolute(path)));
    return sendText(reply, SITEMAP_TYPE, [startOfSitemap, ...urls, endOfSitemap].join(''));
  });
  app.get<{ Params: { kind: string; file: string } }>('/sitemap/:kind/:file', async ({ params }, reply) => {
    const { kind, file } = params;
    const pages = Object.hasOwn(KINDS, kind) ? KINDS[kind] : undefined;
    const first = file.replace(/\.xml$/, '');
    if (!pages || !isOpen(`/${kind}`) || !ID.test(first)) throw notFound(say('sitemapAndFeeds.failures.noSitemap'));
    return sendText(reply, SITEMAP_TYPE, Readable.from(writePart(db, pages, first, absolute)));
  });
  app.get('/feeds/news.xml', async (request, reply) => {
    if (!isOpen('/news')) throw areaOff();
    return sendText(reply, 'application/atom+xml', await newsFeed(needs, request));
  });
  app.get('/feeds/impacts.xml', async (request, reply) =>
    sendText(reply, 'application/atom+xml', await impactFeed(needs, request)),
  );
}

const sendText = (reply: FastifyReply, type: string, body: string | Readable) =>
  reply.type(`${type}; charset=utf-8`).header('cache-control', 'public, max-age=0, must-revalidate').send(body);

async function listParts(db: Db): Promise<string[]> {
  const parts: string[] = [];
  for (const [kind, pages] of Object.entries(KINDS)) {
    const firsts = await pages.listParts(db, PAGES_PER_PART);
    parts.push(...firsts.map((id) => `/sitemap/${kind}/${id}.xml`));
  }
  return parts;
}

async function* writePart(db: Db, pages: PublicPages, first: string, absolute: (path: string) => string) {
  yield startOfSitemap;
  let from = first;
  for (let written = 0; written < PAGES_PER_PART; ) {
    const most = Math.min(ROWS_AT_ONCE, PAGES_PER_PART - written);
    // Read one row more than is written: the next batch begins with it.
    const rows = await pages.listFrom(db, from, most + 1);
    const batch = rows.slice(0, most);
    yield batch.map((page) => writeUrl(absolute(pages.pathOf(page)), page.changedAt)).join('');
    written += batch.length;
    const next = rows[most];
    if (!next) break;
    from = next.id;
  }
  yield endOfSitemap;
}

/** Proxies cache a feed for every reader, so its address contains the language. */
const languageOf = (url: string): Language => languageInAddress(url) ?? fallbackLanguage();

const ownAddress = (path: string, url: string): string =>
  languageInAddress(url) === null ? path : `${path}?${LANGUAGE_PARAMETER}=${languageOf(url)}`;

async function newsFeed({ read, site: { appName, origin } }: FeedNeeds, { ip, url }: FastifyRequest): Promise<string> {
  const { news } = await readFound<{ news: NewsSummary[] }>(read, 'getPublicNews', ip);
  return writeFeed({
    title: speakIn(languageOf(url), () => say('sitemapAndFeeds.feeds.news', { app: appName })),
    origin,
    path: ownAddress('/feeds/news.xml', url),
    page: '/news',
    entries: news.map((one) => ({
      id: one.id,
      title: one.title,
      path: newsPathOf(one),
      summary: one.excerpt,
      author: one.authorName,
      publishedAt: one.date,
      changedAt: one.updatedAt,
    })),
  });
}

async function impactFeed(
  { read, site: { appName, origin } }: FeedNeeds,
  { ip, url }: FastifyRequest,
): Promise<string> {
  const order = { sort: 'lastVerified' };
  const { data } = await readFound<{ data: ImpactSummary[] }>(read, 'listImpacts', ip, order);
  return writeFeed({
    title: speakIn(languageOf(url), () => say('sitemapAndFeeds.feeds.impacts', { app: appName })),
    origin,
    path: ownAddress('/feeds/impacts.xml', url),
    page: '/impacts',
    entries: data.map((one) => ({
      id: one.id,
      title: one.title,
      path: impactPathOf(one),
      summary: one.excerpt,
      author: speakIn(languageOf(url), () => sayName(one.owner)),
      publishedAt: one.verifiedAt ?? one.createdAt,
      changedAt: one.verifiedAt ?? one.createdAt,
    })),
  });
}

async function readFound<Data>(read: ReadAsVisitor, operationId: string, ip: string, order = {}): Promise<Data> {
  const query = new URLSearchParams({ page_size: String(ENTRIES), ...order });
  const found = await read(`${operationPath(operationId, {})}?${query}`, ip);
  if (found === 'missing' || found === 'unknown') throw unavailable(say('sitemapAndFeeds.failures.noFeed'));
  return found.data as Data;
}
