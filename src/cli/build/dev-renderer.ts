/** In development, Vite serves the page: this draws public pages as the server would, from sources that may change. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { firstSettings } from '#app/server/live-config.ts';
import { isAreaPage } from '#app/server/page-heads.ts';
import { DEFAULTS } from '#domains/settings/declarations.ts';
import { SOURCE_LANGUAGE } from '#languages/languages.ts';
import { readConfig } from '#platform/server/config/config.ts';
import { ROOT, rootWith } from '#platform/server/http/pages/drawn-document.ts';
import { pageSettingsOf } from '#platform/server/http/pages/page-settings.ts';
import { LOGGED_IN_COOKIE } from '#platform/shared/logged-in-cookie.ts';

/** Generous, since Vite compiles each source file when it is first used. */
const RENDER_TIMEOUT_MS = 20_000;
/** Linked from the document: the page's code would load them only after the drawn page was shown. */
const STYLES = ['first-page.css', '../../ui/styles.css'];

/** @param api the server's origin, such as `http://127.0.0.1:3000`. */
export const devRenderer = (api: string): Plugin => ({
  name: 'dev-renderer',
  apply: 'serve',
  configureServer: (server) => {
    const { root, logger } = server.config;
    const links = STYLES.map((path) => `<link rel="stylesheet" href="/@fs${join(root, path)}" />`).join('');
    const config = readConfig({ MODE: 'development', ...process.env });
    const draw = async (url: string): Promise<string | null> => {
      const { renderPage } = await server.ssrLoadModule('/render.tsx');
      const drawn = await renderPage({
        url,
        settings: pageSettingsOf(config, { settings: firstSettings(config), defaults: DEFAULTS }, SOURCE_LANGUAGE),
        call: (call: Request) => {
          const { pathname, search } = new URL(call.url);
          return fetch(new Request(`${api}${pathname}${search}`, call));
        },
        signal: AbortSignal.timeout(RENDER_TIMEOUT_MS),
      });
      if (!drawn) return null;
      // The document's relative addresses only resolve from pages at the root.
      const html = await server.transformIndexHtml('/index.html', readFileSync(join(root, 'index.html'), 'utf8'));
      return html
        .replace('"./web.tsx"', '"/web.tsx"')
        .replace(ROOT, () => rootWith(drawn.html, drawn.data))
        .replace('</head>', () => `${links}</head>`);
    };
    return () => {
      server.middlewares.use(async (request, response, next) => {
        const url = request.originalUrl ?? '/';
        const { accept = '', cookie = '' } = request.headers;
        const isPage = request.method === 'GET' && accept.includes('text/html') && !/^\/inspector\b/.test(url);
        if (!isPage || cookie.includes(`${LOGGED_IN_COOKIE}=`) || isAreaPage(url.split('?')[0] ?? '')) return next();
        try {
          const html = await draw(url);
          if (html === null) return next();
          response.setHeader('content-type', 'text/html; charset=utf-8').end(html);
        } catch (error) {
          logger.error(`The browser draws ${url}: the server couldn’t.`, { error: error as Error });
          next();
        }
      });
    };
  },
});
