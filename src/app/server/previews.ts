/** The pictures of public pages that messengers show beside their links. */

import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { fallbackLanguage } from '#languages/offered-languages.ts';

import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { createVisitorCache } from '#platform/server/http/cache/visitor-cache.ts';
import { notFound, unavailable } from '#platform/server/http/failure.ts';
import type { DescribePage } from '#platform/server/http/pages/page-documents.ts';
import type { Site } from '#platform/server/http/pages/page-head.ts';
import { languageInAddress } from '#platform/server/http/pages/request-language.ts';
import { limitConcurrency } from '#platform/server/limit-concurrency.ts';
import type { Logger } from '#platform/server/logging/logger.ts';
import { createPreviewDrawing } from '#platform/server/previews/draw-preview.ts';
import { lookOf, type PreviewCard, pageOfPreview } from '#platform/server/previews/preview-card.ts';

interface PreviewNeeds {
  site: Site;
  /** The folder of the built page. */
  folder: string;
  describePage: DescribePage;
  log: Logger;
}

/** Room for a hundred of the heaviest pictures. They don't go stale: the same card always looks the same. */
const MAX_BYTES = 8_000_000;
const KEPT_MS = 86_400_000;
/** How many pictures may be queued; each takes about a tenth of a second. */
const MAX_WAITING = 30;
/** Caches have to revalidate, so that the picture of a page disappears when the page is hidden. */
const CACHING = 'public, max-age=0, s-maxage=1, must-revalidate';

export function servePreviews(app: FastifyInstance, { site, folder, describePage, log }: PreviewNeeds): void {
  const draw = createPreviewDrawing(join(folder, 'render/fonts'), site);
  const kept = createVisitorCache<Buffer>({ cacheMs: KEPT_MS, maxBytes: MAX_BYTES, bytesOf: ({ length }) => length });
  const oneByOne = limitConcurrency(1);
  let waiting = 0;

  /** The file as any visitor gets it. */
  const readFile = async (path: string | null | undefined, ip: string): Promise<Buffer | null> => {
    if (!path) return null;
    const { statusCode, rawPayload } = await app.inject({ url: path, remoteAddress: ip });
    if (statusCode === 200) return rawPayload;
    log.warn({ path, statusCode }, 'A preview is drawn without a picture, which couldn’t be read');
    return null;
  };

  const drawInTurn = async (card: PreviewCard, ip: string): Promise<Buffer> => {
    if (waiting >= MAX_WAITING) throw unavailable(say('previews.failures.manyDrawn'));
    waiting += 1;
    try {
      return await oneByOne(async () => draw(card, await readFile(card.photo, ip), await readFile(card.mark, ip)));
    } finally {
      waiting -= 1;
    }
  };

  app.get<{ Params: { '*': string } }>('/previews/*', async ({ params, ip, headers, url }, reply) => {
    const path = pageOfPreview(`/previews/${params['*']}`);
    // Proxies cache the picture for every reader, so its address contains the language.
    const language = languageInAddress(url) ?? fallbackLanguage();
    const { preview, isListed } = await speakIn(language, () => describePage({ path, ip, isVisitor: true }));
    if (!preview && isListed) throw unavailable(say('previews.failures.cannotDraw'));
    if (!preview) throw notFound(say('previews.failures.noPicture'));
    const look = lookOf(preview);
    reply.header('etag', `"${look}"`).header('cache-control', CACHING);
    if (headers['if-none-match'] === `"${look}"`) return reply.code(304).send();
    const { answer } = await kept.read(look, [], () => speakIn(language, () => drawInTurn(preview, ip)));
    return reply.type('image/jpeg').send(answer);
  });
}
