/**
 * Draws public pages on the server as a visitor sees them, with the routes and components of the browser. The build
 * bundles this file separately, since Node.js can't run TSX.
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { text } from 'node:stream/consumers';
import { type Query, QueryClient, skipToken } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { prerenderToNodeStream } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createSession, type Session } from '#domains/auth/web/session/page-session.ts';
import { SessionProvider } from '#domains/auth/web/session/session-provider.tsx';
import { client } from '#generated/client.gen.ts';
import { configureApi } from '#platform/browser/calls/api.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';
import { type PageSettings, providePageSettings } from '#platform/browser/page/page-settings.ts';
import { SERVER_ONLY } from '#platform/browser/page/server-markup.tsx';
import { noteRenderedAt } from '#ui/timing/hydration.ts';
import { rememberQueries, runKnownQueries } from './rendering/known-queries.ts';
import { markWholeWords } from './rendering/mark-whole-words.ts';
import { writeRenderedData } from './rendering/rendered-data.ts';
import { RenderingClient } from './rendering/rendering-client.ts';
import { buildRoutes } from './router.ts';
import { SessionViewer } from './shell/session-viewer.tsx';

export interface Rendering {
  /** The path and query, without an origin. */
  url: string;
  settings: PageSettings;
  /** Calls the API as a visitor; the origin of the request's address is ignored. */
  call: (request: Request) => Promise<Response>;
  signal: AbortSignal;
}

export interface Rendered {
  html: string;
  /** The page's data as JSON. Null if the browser has to draw the page again, because something on it is missing. */
  data: string | null;
}

/** Replaces the browser's own origin; nothing is ever sent to it. */
const ORIGIN = 'http://rendering.invalid';
/** How often a page is drawn: what it shows may depend on an earlier answer, such as the impacts of a council. */
const MAX_PASSES = 4;

const session: Session = { ...createSession(), run: async () => undefined };
const handler = createStaticHandler(buildRoutes(session));
const calls = new AsyncLocalStorage<Rendering['call']>();

configureApi({
  ensureFresh: async () => undefined,
  onSecondStepMissing: () => undefined,
  proveIdentity: async () => false,
  onTokenRefused: () => undefined,
  // A broken contract fails the call, and with it the rendering, which is logged.
  onContractBroken: () => undefined,
});
client.setConfig({
  baseUrl: `${ORIGIN}/api`,
  fetch: async (request) => {
    const call = calls.getStore();
    if (!call) throw new Error('A call outside of a rendering');
    return await call(new Request(request));
  },
});

/** @returns null if a guard leads elsewhere. @throws if anything the page shows can't be read. */
export async function renderPage({ url, settings, call, signal }: Rendering): Promise<Rendered | null> {
  providePageSettings(settings);
  const renderedAt = Date.now();
  const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: Infinity } } });
  return await calls.run(call, async () => {
    const found = await handler.query(new Request(`${ORIGIN}${url}`, { signal }));
    if (found instanceof Response) return null;
    const router = createStaticRouter(handler.dataRoutes, found);
    const draw = async () => {
      signal.throwIfAborted();
      const faults: unknown[] = [];
      noteRenderedAt(renderedAt);
      const { prelude } = await prerenderToNodeStream(
        <StrictMode>
          <SessionProvider session={session}>
            <SessionViewer>
              <RenderingClient value={queryClient}>
                <StaticRouterProvider router={router} context={found} hydrate={false} />
              </RenderingClient>
            </SessionViewer>
          </SessionProvider>
        </StrictMode>,
        {
          signal,
          progressiveChunkSize: Number.POSITIVE_INFINITY,
          // Collect the errors: React also calls this from the signal's event, where throwing would end the process.
          onError: (error) => void faults.push(error),
        },
      );
      const html = await text(prelude);
      // Without this, a part that fails would be left to the browser, and nobody would know.
      if (faults.length > 0) throw faults[0];
      return html;
    };
    const ahead = await runKnownQueries(queryClient, url);
    let html = await draw();
    for (let pass = 1; pass < MAX_PASSES && (await readUnread(queryClient)); pass += 1) html = await draw();
    rememberQueries(queryClient, url, ahead);
    // In production only: React's development build warns of attributes that it hasn't written.
    if (import.meta.env.PROD) html = markWholeWords(html);
    return { html, data: isAnyMissing(queryClient) ? null : dataOf(queryClient, renderedAt) };
  });
}

/** Runs the components' pending queries: only browsers run them automatically. @returns false if there were none. */
async function readUnread(queryClient: QueryClient): Promise<boolean> {
  const unread = queryClient
    .getQueryCache()
    .getAll()
    .filter((query) => query.state.status === 'pending' && isEnabled(query));
  await Promise.all(unread.map((query) => query.fetch().catch(throwUnlessMissing)));
  return unread.length > 0;
}

/** Reads the options that the query's observer gave it. */
function isEnabled(query: Query): boolean {
  const { enabled, queryFn }: { enabled?: unknown; queryFn?: unknown } = query.options;
  return queryFn !== skipToken && (typeof enabled === 'function' ? enabled(query) : enabled) !== false;
}

/** A 404 is no failure: the page itself shows its reader what is missing. */
function throwUnlessMissing(error: unknown): void {
  if (!isApiError(error) || error.status !== 404) throw error;
}

const isAnyMissing = (queryClient: QueryClient): boolean =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => state.status === 'error');

/** The answers as JSON, under the addresses that the browser uses for these calls. */
function dataOf(queryClient: QueryClient, renderedAt: number): string {
  const { VITE_API_BASE } = import.meta.env;
  const read = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state, meta }) => state.status === 'success' && meta !== SERVER_ONLY);
  const answers = read.map(({ queryKey, state }) => ({ queryKey, data: state.data }));
  const data = writeRenderedData({ renderedAt, answers });
  return data.replaceAll(`${ORIGIN}/api`, VITE_API_BASE ?? '/api');
}
