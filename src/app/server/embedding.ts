/** Embeds public impacts in other sites: a card to show in a frame, and oEmbed to find it (https://oembed.com). */

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { GOALS, goalPigment } from '#domains/goals/goals.ts';
import { EMBED_SIZE, embedCodeOf } from '#domains/impacts/embed.ts';
import { impactPathOf } from '#domains/impacts/model.ts';
import { sayName } from '#domains/people/model.ts';
import type { Impact } from '#generated/types.gen.ts';
import type { Language } from '#languages/languages.ts';
import { joinFacts } from '#languages/numbers.ts';
import { fallbackLanguage } from '#languages/offered-languages.ts';
import { languageNow, speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { sayLocation } from '#languages/say-location.ts';
import { cacheControlFor, publicAnswer, sendPublicAnswer } from '#platform/server/http/cache/public-answer.ts';
import { createVisitorReader } from '#platform/server/http/cache/visitor-reader.ts';
import { operationPath } from '#platform/server/http/contract.ts';
import { invalid, notFound, unavailable } from '#platform/server/http/failure.ts';
import { createEmbeddedCards, type EmbeddedCard } from '#platform/server/http/pages/embedded-card.ts';
import type { Site } from '#platform/server/http/pages/page-head.ts';
import { languageInAddress } from '#platform/server/http/pages/request-language.ts';
import type { Logger } from '#platform/server/logging/logger.ts';
import { partsOfNumber, wholeFigure } from '#platform/server/previews/figures.ts';
import { PREVIEW_SIZE, previewAddress } from '#platform/server/previews/preview-card.ts';
import { formatDay } from '#ui/shared/dates.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { firstPhoto, previewOfImpact } from './page-heads.ts';
import { measuresOf } from './preview-numbers.ts';

interface EmbeddingNeeds {
  site: Site;
  log: Logger;
  /** The folder of the built page. */
  folder: string;
  /** How long visitors' answers are cached. */
  cacheMs: number;
}

/** Longer than the default: without the impact, there is nothing to show. */
const READ_TIMEOUT_MS = 5_000;
const ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const HTML = 'text/html; charset=utf-8';
const MAX_NUMBERS = 3;

export function serveEmbedding(app: FastifyInstance, { site, log, folder, cacheMs }: EmbeddingNeeds): void {
  const read = createVisitorReader(app, log, READ_TIMEOUT_MS);
  const assets = join(folder, 'assets');
  const cards = createEmbeddedCards(site, existsSync(assets) ? readdirSync(assets) : []);
  /** @returns null for an impact that visitors can't see. */
  const findImpact = async (id: string, ip: string): Promise<Impact | null> => {
    if (!ID.test(id)) return null;
    const found = await read(operationPath('getImpact', { id }), ip);
    if (found === 'unknown') throw unavailable(say('embedding.failures.unreadable'));
    return found === 'missing' ? null : (found.data as Impact);
  };
  const shared = { cacheControl: cacheControlFor(cacheMs, false), vary: 'accept-encoding' };

  app.get<{ Params: { id: string } }>('/embed/impacts/:id', async (request, reply) => {
    const impact = await findImpact(request.params.id, request.ip);
    cards.allowEveryFrame(reply);
    const text = speakIn(languageOf(request), () =>
      impact ? cards.write(cardOf(impact)) : cards.writeMissing(say('embedding.card.unavailable')),
    );
    return sendPublicAnswer(request, reply, publicAnswer(HTML, text), { ...shared, status: impact ? 200 : 404 });
  });

  app.get<{ Querystring: OembedQuery }>('/oembed', async (request, reply) => {
    const { url, format = 'json', maxwidth, maxheight } = request.query;
    if (typeof url !== 'string') throw invalid([{ field: 'url', message: say('embedding.failures.giveAddress') }]);
    const maxSize = { width: readMaxPixels('maxwidth', maxwidth), height: readMaxPixels('maxheight', maxheight) };
    // The oEmbed specification prescribes 501 for a format that isn't offered.
    if (format !== 'json') return reply.code(501).send({ message: say('embedding.failures.onlyJson') });
    const id = idIn(url, site.origin);
    const impact = id && (await findImpact(id, request.ip));
    if (!impact) throw notFound(say('embedding.failures.noImpact'));
    reply.header('access-control-allow-origin', '*');
    const text = speakIn(languageOf(request), () => JSON.stringify(oembedOf(impact, site, maxSize)));
    return sendPublicAnswer(request, reply, publicAnswer('application/json; charset=utf-8', text), shared);
  });
}

/** Proxies cache the answer for every reader, so its address contains the language. */
const languageOf = ({ url }: FastifyRequest): Language => languageInAddress(url) ?? fallbackLanguage();

/** A repeated parameter arrives as an array. */
type OembedQuery = Partial<Record<'url' | 'format' | 'maxwidth' | 'maxheight', string | string[]>>;

function readMaxPixels(field: string, given: string | string[] | undefined): number {
  if (given === undefined) return Number.POSITIVE_INFINITY;
  if (typeof given === 'string' && /^[1-9]\d{0,4}$/.test(given)) return Number(given);
  throw invalid([{ field, message: say('embedding.failures.pixels') }]);
}

/** The id in the address of an impact's page on this site, with or without its title; null for any other address. */
function idIn(url: string, origin: string): string | null {
  if (!URL.canParse(url)) return null;
  const { origin: given, pathname } = new URL(url);
  const [, id = null] = /^\/impacts\/([^/]+)(?:\/[^/]*)?\/?$/.exec(pathname) ?? [];
  return given === new URL(origin).origin ? id : null;
}

function cardOf(impact: Impact): EmbeddedCard {
  const { id, title, owner, location, startDate, measures, sdgs, media } = impact;
  const numbers = measuresOf(measures, wholeFigure).filter(({ value }) => value > 0);
  return {
    title,
    path: impactPathOf(impact),
    line: joinFacts([isolate(sayName(owner)), isolate(sayLocation(location)), formatDay(startDate)]),
    numbers: numbers.slice(0, MAX_NUMBERS).map(({ text }) => Object.values(partsOfNumber(text)).join('')),
    marks: sdgs.map((goal) => ({ name: GOALS[goal - 1]?.shortTitle ?? '', color: goalPigment(goal) })),
    seed: id,
    photo: firstPhoto(media),
  };
}

interface Size {
  width: number;
  height: number;
}

function oembedOf(impact: Impact, { appName, origin }: Site, maxSize: Size): Record<string, unknown> {
  const size = {
    width: Math.min(EMBED_SIZE.width, maxSize.width),
    height: Math.min(EMBED_SIZE.height, maxSize.height),
  };
  const hasRoom = PREVIEW_SIZE.width <= maxSize.width && PREVIEW_SIZE.height <= maxSize.height;
  return {
    version: '1.0',
    type: 'rich',
    title: impact.title,
    author_name: sayName(impact.owner),
    provider_name: appName,
    provider_url: origin,
    ...(hasRoom && {
      thumbnail_url: new URL(previewAddress(impactPathOf(impact), previewOfImpact(impact), languageNow()), origin).href,
      thumbnail_width: PREVIEW_SIZE.width,
      thumbnail_height: PREVIEW_SIZE.height,
    }),
    ...size,
    html: embedCodeOf({ id: impact.id, title: impact.title, origin, size }),
  };
}
