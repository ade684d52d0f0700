/** Whose language a request is answered in. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';
import { isLanguage, type Language, listLanguages, SOURCE_LANGUAGE } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_AGE_S, LANGUAGE_PARAMETER } from '../language-cookie.ts';

const languages = listLanguages();
/** Browsers send the same few headers. */
const HEADERS_KNOWN = 500;
const LONGEST_HEADER = 200;

const accepted = new LRUCache<string, Language>({
  max: HEADERS_KNOWN,
  memoMethod: (header) => {
    const [best] = new Negotiator({ headers: { 'accept-language': header } }).languages(languages);
    return isLanguage(best) ? best : SOURCE_LANGUAGE;
  },
});

/** Of what a program or a page asks for. */
export function languageAccepted({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const header = headers['accept-language'];
  return header === undefined || header.length > LONGEST_HEADER ? SOURCE_LANGUAGE : accepted.memo(header);
}

/** A page's: its address says it, or the reader has chosen it with this browser, or the browser prefers it. */
export function languageOfPage(request: FastifyRequest): Language {
  const inAddress = languageInAddress(request.url);
  if (inAddress !== null) return inAddress;
  const chosen = request.cookies[LANGUAGE_COOKIE];
  return isLanguage(chosen) ? chosen : languageAccepted(request);
}

/** Null if an address says none that there is. */
export function languageInAddress(url: string): Language | null {
  if (!url.includes(`${LANGUAGE_PARAMETER}=`)) return null;
  const code = new URLSearchParams(url.split('?')[1]).get(LANGUAGE_PARAMETER);
  return isLanguage(code) ? code : null;
}

/** A link to a page in a language leads on in it. */
export function rememberLanguage(reply: FastifyReply, language: Language, secure: boolean): void {
  reply.setCookie(LANGUAGE_COOKIE, language, { path: '/', sameSite: 'lax', secure, maxAge: LANGUAGE_COOKIE_AGE_S });
}

/** Everything that a request does is said in its reader's language. */
export function speakToReaders(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => speakIn(languageAccepted(request), done));
  // What reads a body is no part of what the request does, so the handler would follow in no language.
  app.addHook('preValidation', (request, _reply, done) => speakIn(languageAccepted(request), done));
}
