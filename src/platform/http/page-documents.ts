/** The document of each address: what it is about, and, for visitors, the page itself as the server draws it. */
import { createHash } from 'node:crypto';
import { type PageHead, withHead } from './page-head.ts';
import type { PageSettings } from './page-settings.ts';
import { type PublicAnswer, publicAnswer } from './public-answer.ts';
import { bytesOfAnswer, createVisitorCache } from './visitor-cache.ts';

export type DescribePage = (page: DescribedPage) => Promise<PageHead>;

export interface DescribedPage {
  /** Without its query. */
  path: string;
  /** The reader's address, for the limits. */
  ip: string;
  /** Someone who is logged in may see what visitors don't, such as their own pending impact. */
  isVisitor: boolean;
}

/** What a visitor sees at an address. @returns null to leave it to the browser. */
export type DrawPage = (url: string, ip: string) => Promise<DrawnPage | null>;

export interface DrawnPage {
  /** The content of the page's root. */
  html: string;
  /** What the browser needs to go on with it, as JSON; null if it draws the page again. */
  data: string | null;
  /** For the head. */
  links: string;
}

export interface PageDocument {
  status: 200 | 301 | 404;
  /** Of a redirect. */
  location: string | null;
  answer: PublicAnswer;
  /** What the policy has to allow: the hash of the document's own styles. */
  styleHash: string | null;
}

export interface PageDocuments {
  find(wanted: WantedPage): Promise<PageDocument>;
  /** Forgets all of them: something that visitors see has changed. */
  clear(): void;
}

interface WantedPage {
  /** With its query. */
  url: string;
  isVisitor: boolean;
  ip: string;
}

interface DocumentSources {
  /** The built page. */
  html: string;
  settings: PageSettings;
  origin: string;
  describePage: DescribePage;
  draw: DrawPage;
  keepMs: number;
}

const TYPE = 'text/html; charset=utf-8';
const MAX_BYTES = 16_000_000;

export function createPageDocuments({
  html,
  settings,
  origin,
  describePage,
  draw,
  keepMs,
}: DocumentSources): PageDocuments {
  const site = { appName: settings.appName, origin };
  const cache = createVisitorCache<PageDocument>({
    keepMs,
    maxBytes: MAX_BYTES,
    bytesOf: ({ answer }) => bytesOfAnswer(answer),
  });

  const make = async ({ url, isVisitor, ip }: WantedPage): Promise<PageDocument> => {
    const [path = '/', ...query] = url.split('?');
    const head = await describePage({ path, ip, isVisitor });
    const found = { location: null, styleHash: null };
    // Encoded, as in the address of the request.
    const own = head.path === null ? path : new URL(head.path, origin).pathname;
    if (own !== path && `${own}/` !== path) {
      const location = [own, ...query].join('?');
      return { ...found, status: 301, location, answer: publicAnswer(TYPE, '') };
    }
    const isPublic = head.isListed || head.status === 404;
    const drawn = isVisitor && isPublic ? await draw(url, ip) : null;
    const document = withHead(html, head, site);
    if (!drawn) return { ...found, status: head.status, answer: publicAnswer(TYPE, document) };
    const { text, styleHash } = withDrawn(document, drawn);
    return { ...found, status: head.status, styleHash, answer: publicAnswer(TYPE, text) };
  };

  return {
    find: async (wanted) => {
      const { answer } = await cache.read(`${wanted.isVisitor ? 'visitor' : 'person'} ${wanted.url}`, [], () =>
        make(wanted),
      );
      return answer;
    },
    clear: () => cache.clear(),
  };
}

export const ROOT = '<div id="root"></div>';
const SCRIPT = /\s*<script type="module"[^>]*><\/script>/;
const WITHOUT_SCRIPT = /\s*<noscript>.*?<\/noscript>/s;

function withDrawn(document: string, { html, data, links }: DrawnPage): { text: string; styleHash: string | null } {
  const { body, rules } = withoutInlineStyles(html);
  const style = rules === '' ? '' : `<style>${rules}</style>`;
  const script = SCRIPT.exec(document)?.[0] ?? '';
  const text = document
    .replace(WITHOUT_SCRIPT, '')
    // What is seen comes first: the code only takes over what is there.
    .replace(script, '')
    .replace('</body>', () => `  ${script.trim().replace('<script', '<script fetchpriority="low"')}\n  </body>`)
    .replace('</head>', () => `  ${links}${style}\n  </head>`)
    .replace(ROOT, () => rootWith(body, data));
  if (!text.includes(body)) throw new Error(`The built page has no ${ROOT}`);
  return { text, styleHash: rules === '' ? null : createHash('sha256').update(rules).digest('base64') };
}

/** @param data JSON; the browser reads it by its id. */
export function rootWith(html: string, data: string | null): string {
  const root = `<div id="root">${html}</div>`;
  if (data === null) return root;
  return `${root}\n    <script type="application/json" id="rendered-data">${data.replaceAll('<', '\\u003c')}</script>`;
}

/** The policy refuses `style="…"`: the values become rules of one element, which it can allow by its hash. */
function withoutInlineStyles(html: string): { body: string; rules: string } {
  const numbers = new Map<string, number>();
  const body = html.replaceAll(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, before: string, value: string) => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return `${before} data-style="${number}"`;
  });
  const rules = [...numbers].map(([value, number]) => `[data-style="${number}"]{${cssOf(value)}}`).join('');
  return { body, rules };
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', '#x27': "'", lt: '<', gt: '>' };

/** A value can't end the element: `<` is written as CSS escapes it. */
const cssOf = (value: string): string =>
  value.replaceAll(/&(quot|amp|#x27|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '').replaceAll('<', '\\3c ');
