/** Draws visitors' pages with the browser's own components, from the bundle that the build makes for the server. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { type Language, SOURCE_LANGUAGE } from '#languages/languages.ts';
import type { DrawnPage } from '#platform/server/http/pages/drawn-document.ts';
import type { DrawPage } from '#platform/server/http/pages/page-documents.ts';
import type { PageSettings } from '#platform/server/http/pages/page-settings.ts';
import type { AntiForgery } from '#platform/server/http/security/anti-forgery.ts';
import type { Logger } from '#platform/server/logging/logger.ts';

interface RendererNeeds {
  antiForgery: AntiForgery;
  /** The folder of the built page. */
  folder: string;
  settingsIn: (language: Language) => PageSettings;
  log: Logger;
}

interface Bundle {
  renderPage: (rendering: {
    url: string;
    settings: PageSettings;
    call: (request: Request) => Promise<Response>;
    signal: AbortSignal;
  }) => Promise<Omit<DrawnPage, 'links'> | null>;
}

/** A page that takes longer is left to the browser. */
const RENDER_TIMEOUT_MS = 1_000;
/** The share of the process's time that drawing may take, so that it never keeps the calls waiting. */
const MAX_TIME_SHARE = 0.5;
const WINDOW_MS = 2_000;

export function createPageRenderer(
  app: FastifyInstance,
  { antiForgery, folder, settingsIn, log }: RendererNeeds,
): DrawPage {
  const place = join(folder, 'render');
  const linksFile = join(place, 'links.html');
  if (!existsSync(linksFile)) {
    log.warn('The server’s part of the page isn’t built, so browsers draw every page. Run `npm run build`.');
    return async () => null;
  }
  const links = readFileSync(linksFile, 'utf8');
  const bundles = new Map<Language, Promise<Bundle>>();
  const load = (language: Language): Promise<Bundle> => {
    const kept = bundles.get(language);
    if (kept) return kept;
    const folder = existsSync(join(place, language)) ? language : SOURCE_LANGUAGE;
    const loading: Promise<Bundle> = import(pathToFileURL(join(place, folder, 'render.js')).href);
    bundles.set(language, loading);
    return loading;
  };
  const allowance = createAllowance();

  return async ({ url, ip, language }) => {
    if (!allowance.isLeft()) return null;
    try {
      const { renderPage } = await load(language);
      const start = performance.now();
      try {
        const signal = AbortSignal.timeout(RENDER_TIMEOUT_MS);
        const own = { ...antiForgery.ownHeaders(), 'accept-language': language };
        const call = (request: Request) => inject(app, request, { headers: own, remoteAddress: ip, signal });
        const drawn = await Promise.race([
          renderPage({ url, settings: settingsIn(language), call, signal }),
          rejectedBy(signal),
        ]);
        return drawn && { ...drawn, links };
      } finally {
        allowance.take(performance.now() - start);
      }
    } catch (error) {
      log.warn({ err: error }, 'A page is left to the browser: the server couldn’t draw it');
      return null;
    }
  };
}

interface Caller {
  headers: Record<string, string>;
  remoteAddress: string;
  signal: AbortSignal;
}

/** Some lists are read by POST. */
async function inject(app: FastifyInstance, request: Request, caller: Caller): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const { statusCode, headers, rawPayload } = await app.inject({
    method: request.method === 'POST' ? 'POST' : 'GET',
    url: `${pathname}${search}`,
    remoteAddress: caller.remoteAddress,
    headers: { ...Object.fromEntries(request.headers), ...caller.headers },
    ...(request.body && { payload: await request.text() }),
    signal: caller.signal,
  });
  const type = String(headers['content-type'] ?? '');
  return new Response(new Uint8Array(rawPayload), { status: statusCode, headers: { 'content-type': type } });
}

/** Rejects once the signal aborts: a call may take longer than anyone waits for a page. */
const rejectedBy = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  });

/** A leaky bucket: the time taken drains as time passes. */
function createAllowance() {
  let takenMs = 0;
  let at = performance.now();
  const settle = () => {
    const now = performance.now();
    takenMs = Math.max(0, takenMs - (now - at) * MAX_TIME_SHARE);
    at = now;
  };
  return {
    isLeft: () => {
      settle();
      return takenMs < WINDOW_MS * MAX_TIME_SHARE;
    },
    take: (ms: number) => {
      settle();
      takenMs += ms;
    },
  };
}
