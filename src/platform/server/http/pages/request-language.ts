/** Chooses the language in which a request is answered. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { type Language, listLanguages } from '#languages/languages.ts';
import { fallbackLanguage, isOffered } from '#languages/offered-languages.ts';
import { speakIn } from '#languages/reader.ts';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_AGE_S, LANGUAGE_PARAMETER } from '../../../shared/language-cookie.ts';

/** Browsers send the same few headers. */
const HEADERS_KNOWN = 500;
const MAX_HEADER_LENGTH = 200;

/** The languages that each header names, best first. */
const accepted = new LRUCache<string, readonly string[]>({
  max: HEADERS_KNOWN,
  memoMethod: (header) => new Negotiator({ headers: { 'accept-language': header } }).languages(listLanguages()),
});

/** The language that the `accept-language` header prefers; the community's default if it has none that is offered. */
export function languageAccepted({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const header = headers['accept-language'];
  if (header === undefined || header.length > MAX_HEADER_LENGTH) return fallbackLanguage();
  return accepted.memo(header).find(isOffered) ?? fallbackLanguage();
}

/**
 * A page's language: from its address, else from the reader's choice in this browser, else the browser's preference.
 */
export function languageOfPage(request: FastifyRequest): Language {
  const inAddress = languageInAddress(request.url);
  if (inAddress !== null) return inAddress;
  const chosen = request.cookies[LANGUAGE_COOKIE];
  return isOffered(chosen) ? chosen : languageAccepted(request);
}

/** Null unless the address names a language that is offered. */
export function languageInAddress(url: string): Language | null {
  if (!url.includes(`${LANGUAGE_PARAMETER}=`)) return null;
  const code = new URLSearchParams(url.split('?')[1]).get(LANGUAGE_PARAMETER);
  return isOffered(code) ? code : null;
}

/** Remembers the language of a link, so that the pages after it are in the same one. */
export function rememberLanguage(reply: FastifyReply, language: Language, secure: boolean): void {
  reply.setCookie(LANGUAGE_COOKIE, language, { path: '/', sameSite: 'lax', secure, maxAge: LANGUAGE_COOKIE_AGE_S });
}

/** Handles every request in its reader's language. */
export function speakToReaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => speakIn(languageAccepted(request), done));
  // Parsing a body loses the async context, so without this the handler would have no language.
  app.addHook('preValidation', (request, _reply, done) => speakIn(languageAccepted(request), done));
}
