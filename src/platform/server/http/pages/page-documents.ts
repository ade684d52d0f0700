/** Makes the document of each address: a head that describes it and, for visitors, the page drawn by the server. */
import type { Language } from '#languages/languages.ts';
import { speakIn } from '#languages/reader.ts';
import { type PublicAnswer, publicAnswer } from '../cache/public-answer.ts';
import { bytesOfAnswer, createVisitorCache } from '../cache/visitor-cache.ts';
import { type DrawnPage, withDrawn } from './drawn-document.ts';
import { type PageHead, type Site, withHead } from './page-head.ts';
import { languageInAddress } from './request-language.ts';

export type DescribePage = (page: DescribedPage) => Promise<PageHead>;

export interface DescribedPage {
  /** Without its query. */
  path: string;
  /** The reader's address, for the limits. */
  ip: string;
  /** Someone who is logged in may see what visitors don't, such as their own pending impact. */
  isVisitor: boolean;
}

/** Draws an address as visitors see it, in their language. @returns null to leave it to the browser. */
export type DrawPage = (page: { url: string; ip: string; language: Language }) => Promise<DrawnPage | null>;

export interface PageDocument {
  status: 200 | 301 | 404;
  /** Where a redirect leads; null for any other status. */
  location: string | null;
  answer: PublicAnswer;
  /** What the policy has to allow: the hashes of the document's own styles. */
  styleHashes: readonly string[];
  /** Whether the policy has to let its code ask servers other than ours. */
  asksAnyone: boolean;
}

export interface PageDocuments {
  find(wanted: WantedPage): Promise<PageDocument>;
  /** Empties the cache, since something that visitors see has changed. */
  clear(): void;
}

interface WantedPage {
  /** With its query. */
  url: string;
  isVisitor: boolean;
  ip: string;
  language: Language;
}

interface DocumentSources {
  /** Reads the built page in a language. */
  html: (language: Language) => string;
  site: Site;
  describePage: DescribePage;
  draw: DrawPage;
  cacheMs: number;
}

const TYPE = 'text/html; charset=utf-8';
const MAX_BYTES = 16_000_000;

export function createPageDocuments({ html, site, describePage, draw, cacheMs }: DocumentSources): PageDocuments {
  const cache = createVisitorCache<PageDocument>({
    cacheMs,
    maxBytes: MAX_BYTES,
    bytesOf: ({ answer }) => bytesOfAnswer(answer),
  });

  const make = async ({ url, isVisitor, ip, language }: WantedPage): Promise<PageDocument> => {
    const [path = '/', ...query] = url.split('?');
    const head = await describePage({ path, ip, isVisitor });
    const found = { location: null, styleHashes: [], asksAnyone: head.asksAnyone === true };
    // Percent-encoded, like the request's address.
    const own = head.path === null ? path : new URL(head.path, site.origin).pathname;
    if (own !== path && `${own}/` !== path) {
      const location = [own, ...query].join('?');
      return { ...found, status: 301, location, answer: publicAnswer(TYPE, '') };
    }
    const isPublic = head.isListed || head.isDrawn || head.status === 404;
    const drawn = isVisitor && isPublic ? await draw({ url, ip, language }) : null;
    const document = withHead(html(language), head, {
      ...site,
      language,
      isInAddress: languageInAddress(url) !== null,
    });
    if (!drawn) return { ...found, status: head.status, answer: publicAnswer(TYPE, document) };
    const { text, styleHashes } = withDrawn(document, drawn);
    return { ...found, status: head.status, styleHashes, answer: publicAnswer(TYPE, text) };
  };

  return {
    find: async (wanted) => {
      const { isVisitor, language, url } = wanted;
      const key = `${isVisitor ? 'visitor' : 'person'} ${language} ${url}`;
      const { answer } = await cache.read(key, [], () => speakIn(language, () => make(wanted)));
      return answer;
    },
    clear: () => cache.clear(),
  };
}
