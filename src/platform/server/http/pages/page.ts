/**
 * Serves the built page. Assets are cached for ever, since their names contain a hash; the page itself is revalidated.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Announcement } from '#generated/types.gen.ts';
import { type Language, listLanguages, SOURCE_LANGUAGE } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import { LOGGED_IN_COOKIE } from '../../../shared/logged-in-cookie.ts';
import type { Config } from '../../config/config.ts';
import { publicAnswer, sendPublicAnswer } from '../cache/public-answer.ts';
import { sendFailure } from '../error-handler.ts';
import { notFound } from '../failure.ts';
import { addressTooLong, isTooLong } from '../limits/address-length.ts';
import type { AntiForgery } from '../security/anti-forgery.ts';
import { withAnnouncement } from './announcement.ts';
import { isBeingBuilt, sendBeingBuilt } from './being-built.ts';
import { serveFlowPictures } from './flow-pictures.ts';
import { hashesOfStyle, type Look, standInFor, withIcons, withStyle } from './look.ts';
import { createPageDocuments, type DescribePage, type DrawPage, type PageDocuments } from './page-documents.ts';
import type { Site } from './page-head.ts';
import { type PageSettings, withPageSettings } from './page-settings.ts';
import { languageInAddress, languageOfPage, rememberLanguage } from './request-language.ts';
import { serveWorker, WORKER_FILE } from './service-worker.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    isPageFile?: boolean;
  }
}

const YEAR_S = 31_536_000;

export interface PageOptions {
  folder: string;
  settingsIn: (language: Language) => PageSettings;
  /** What admins announce now; null for nothing. */
  readAnnouncement: () => Announcement | null;
  /** The community's. */
  readLook: () => Look;
  site: Site;
  antiForgery: AntiForgery;
  inspector: Config['inspector'];
  /** Where pictures of the flows' screens are, if any were taken; null in production. */
  flowPictures: string | null;
  /** Whether the community counts what the inspector shows to admins, now. */
  countsFlows: () => boolean;
  /** False takes the service worker back from browsers. */
  servesWorker: boolean;
  describePage: DescribePage;
  draw: DrawPage;
  /** How long a visitor's page is cached. */
  cacheMs: number;
}

/** @returns the documents it serves; null if the page isn't built. */
export async function servePage(app: FastifyInstance, options: PageOptions): Promise<PageDocuments | null> {
  const index = join(options.folder, 'index.html');
  if (!existsSync(index)) {
    app.log.warn('The page isn’t built, so only the API is served. Run `npm run build`.');
    app.setNotFoundHandler((request, reply) => sendNotFound(reply, request));
    return null;
  }
  const html = readDocuments(options.folder, 'index', (text, language) => {
    const look = options.readLook();
    const own = withStyle(withPageSettings(text, options.settingsIn(language)), look);
    return withAnnouncement(withIcons(own, look), options.readAnnouncement(), language);
  });
  if (options.inspector !== 'nobody') serveInspector(app, options);
  if (options.inspector === 'everyone' && options.flowPictures !== null) serveFlowPictures(app, options.flowPictures);
  await serveFiles(app, options);
  serveWorker(app, { folder: options.folder, isWithdrawn: !options.servesWorker });
  serveShell(app, html, options);
  const documents = createPageDocuments({ ...options, html: html.read });
  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const isVisitor = request.cookies[LOGGED_IN_COOKIE] === undefined;
    const language = languageOfPage(request);
    if (!html.isBuilt(language)) return sendBeingBuilt(reply, language);
    const { status, location, answer, styleHashes, asksAnyone } = await documents.find({
      url: request.url,
      isVisitor,
      ip: request.ip,
      language,
    });
    options.antiForgery.ensureCookies(request, reply);
    if (languageInAddress(request.url) !== null)
      rememberLanguage(reply, language, options.site.origin.startsWith('https:'));
    reply.header('content-language', language);
    if (options.inspector === 'everyone' && isFramedByUs(request)) allowOurFrame(reply);
    allowStyles(reply, [...hashesOfStyle(options.readLook()), ...styleHashes]);
    if (asksAnyone) changePolicy(reply, "connect-src 'self'", "connect-src 'self' https:");
    if (location !== null) return reply.header('cache-control', 'no-cache').redirect(location, status);
    return await sendPublicAnswer(request, reply, answer, {
      status,
      cacheControl: 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    });
  };
  app.get('/', { exposeHeadRoute: true }, sendPage);
  app.setNotFoundHandler((request, reply) => {
    if (isPageRequest(request)) return sendPage(request, reply);
    if (isTooLong(request.url)) return sendFailure(reply, addressTooLong(), request.id);
    return sendNotFound(reply, request);
  });
  return documents;
}

/**
 * One route serves all assets from a set of their names: a route for each took half of the server's start, and the
 * plugin's wildcard would read the whole folder for every request and answer API addresses that don't exist.
 */
async function serveFiles(app: FastifyInstance, { folder, readLook }: PageOptions): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    serve: false,
    preCompressed: true,
    setHeaders: (reply, path) => {
      const isHashed = path.includes('/assets/');
      reply.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'public, max-age=300');
    },
  });
  const options = { config: { isPageFile: true }, exposeHeadRoute: true };
  const listAssets = () => listFilesBelow(join(folder, 'assets'));
  let assets = listAssets();
  let isWhole = !isBeingBuilt(folder);
  app.get<{ Params: { '*': string } }>('/assets/*', options, ({ params: { '*': name } }, reply) => {
    if (!assets.has(name) && !isWhole) {
      isWhole = !isBeingBuilt(folder);
      assets = listAssets();
    }
    return assets.has(name) ? reply.sendFile(`assets/${name}`) : reply.callNotFound();
  });
  // A first start builds the other languages later, and a route can't be added then.
  const builtLater = listLanguages().map((language) => `kept-files.${language}.json`);
  for (const name of new Set([...namesOf(folder), ...builtLater])) {
    app.get(`/${name}`, options, (_request, reply) => {
      const standIn = standInFor(name, readLook());
      if (standIn === null) return reply.sendFile(name);
      return reply.header('cache-control', 'no-cache').redirect(standIn, 302);
    });
  }
}

/** Includes the folders below, since each language has a folder of scripts. */
function listFilesBelow(folder: string): Set<string> {
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const within = folders.flatMap(({ name }) => [...namesOf(join(folder, name))].map((file) => `${name}/${file}`));
  return new Set([...namesOf(folder), ...within]);
}

/**
 * Leaves out pages, which get their settings elsewhere, the service worker, and compressed files, which are sent in
 * place of the plain ones.
 */
function namesOf(folder: string): Set<string> {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  return new Set(
    files.map(({ name }) => name).filter((name) => !/^\.|\.(html|br|gz)$/.test(name) && name !== WORKER_FILE),
  );
}

/** Whether the request matched the route of a built file. */
export const isForPageFile = ({ routeOptions }: FastifyRequest): boolean => routeOptions.config.isPageFile === true;

interface BuiltDocuments {
  /** False while the rest of the page is being built, for a language that is part of it. */
  isBuilt(language: Language): boolean;
  /** A language that won't be built falls back to English. */
  read(language: Language): string;
}

/**
 * Finds the files by the names that the build gives them, and reads each once.
 *
 * @param finish adds what can change while the server runs.
 */
function readDocuments(
  folder: string,
  name: string,
  finish: (html: string, language: Language) => string = (html) => html,
): BuiltDocuments {
  const english = join(folder, `${name}.html`);
  const ownFileOf = (language: Language) =>
    language === SOURCE_LANGUAGE ? english : join(folder, `${name}.${language}.html`);
  const documents = new Map<Language, string>();
  return {
    isBuilt: (language) => documents.has(language) || existsSync(ownFileOf(language)) || !isBeingBuilt(folder),
    read: (language) => {
      const own = ownFileOf(language);
      const html = documents.get(language) ?? readFileSync(existsSync(own) ? own : english, 'utf8');
      documents.set(language, html);
      return finish(html, language);
    },
  };
}

/** The page without an address or content, which devices keep to open any address without a network. */
function serveShell(app: FastifyInstance, html: BuiltDocuments, { readLook }: PageOptions): void {
  app.get('/shell', async (request, reply) => {
    const language = languageOfPage(request);
    if (!html.isBuilt(language)) return sendBeingBuilt(reply, language);
    reply.header('content-language', language).header('x-robots-tag', 'noindex');
    allowStyles(reply, hashesOfStyle(readLook()));
    const answer = publicAnswer('text/html; charset=utf-8', html.read(language));
    return await sendPublicAnswer(request, reply, answer, {
      cacheControl: 'no-cache',
      vary: 'accept-encoding, accept-language, cookie',
    });
  });
}

/**
 * Serves the inspector, a separate bundle. Where it's for admins, it asks who is there before it shows anything: a request
 * for a page says nothing about that. What it then shows comes from calls for admins; the drawings are no secret.
 */
function serveInspector(app: FastifyInstance, options: PageOptions): void {
  const { folder, settingsIn, site, readLook } = options;
  const isForAdmins = options.inspector === 'admins';
  if (!existsSync(join(folder, 'inspector.html')) && !isBeingBuilt(folder)) {
    app.log.warn('The inspector isn’t built. Run `npm run build`.');
    return;
  }
  const inspector = readDocuments(folder, 'inspector');
  app.get('/inspector', (request, reply) => {
    if (isForAdmins && !options.countsFlows()) return reply.callNotFound();
    const language = languageOfPage(request);
    if (!inspector.isBuilt(language)) return sendBeingBuilt(reply, language);
    if (languageInAddress(request.url) !== null) rememberLanguage(reply, language, site.origin.startsWith('https:'));
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-cache')
      .header('vary', 'accept-language, cookie')
      .header('content-language', language);
    // Few people open it: translating the title in advance would load every language at the start.
    const title = speakIn(language, () => say('inspector.inspectorPage.flows'));
    allowStyles(reply, hashesOfStyle(readLook()));
    const settings = { ...settingsIn(language), ...(isForAdmins && { isForAdmins }) };
    return reply.send(withStyle(withPageSettings(inspector.read(language), settings, title), readLook()));
  });
}

/** Only the inspector may show our pages in frames. */
function isFramedByUs({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-dest'] === 'iframe' && headers['sec-fetch-site'] === 'same-origin';
}

function allowOurFrame(reply: FastifyReply): void {
  changePolicy(reply, "frame-ancestors 'none'", "frame-ancestors 'self'");
  reply.header('x-frame-options', 'SAMEORIGIN');
}

function allowStyles(reply: FastifyReply, hashes: readonly string[]): void {
  if (hashes.length === 0) return;
  changePolicy(reply, "style-src 'self'", ["style-src 'self'", ...hashes.map((hash) => `'sha256-${hash}'`)].join(' '));
}

function changePolicy(reply: FastifyReply, from: string, to: string): void {
  const policy = String(reply.getHeader('content-security-policy') ?? '');
  reply.header('content-security-policy', policy.replace(from, to));
}

function sendNotFound(reply: FastifyReply, { id }: FastifyRequest): void {
  sendFailure(reply, notFound(say('failures.nothingHere')), id);
}

/** Whether the answer is a page, and no file. */
export const isForPage = (request: FastifyRequest): boolean =>
  request.is404 ? isPageRequest(request) : request.routeOptions.url === '/';

/**
 * The page's router resolves its addresses, "not found" included, so the server answers each navigation with the page,
 * even if the address has a dot like a file name, as signed links in emails do. Subresource requests get a 404.
 */
function isPageRequest(request: FastifyRequest): boolean {
  const { method, headers } = request;
  const path = pathOf(request);
  if (!(method === 'GET' || method === 'HEAD') || path.startsWith('/api/') || path.startsWith('/assets/')) return false;
  return headers.accept?.includes('text/html') || !/\.[a-z0-9]+$/i.test(path);
}

const pathOf = ({ url }: FastifyRequest): string => url.split('?')[0] ?? '/';
