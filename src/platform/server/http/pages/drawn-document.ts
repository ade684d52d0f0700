/** Inserts the page drawn by the server into the built document, in line with the content security policy. */
import { hash } from 'node:crypto';

export interface DrawnPage {
  /** The content of the page's root. */
  html: string;
  /** The data for hydration, as JSON; null if the browser renders the page again. */
  data: string | null;
  /** Tags for the head. */
  links: string;
}

interface DrawnDocument {
  text: string;
  /** The SHA-256 hashes of the document's own styles, in Base64. */
  styleHashes: string[];
}

export const ROOT = '<div id="root"></div>';
const EARLY_SCRIPT = /<script\s+src="\/early\.js"/;
const MODULE_SCRIPT = /\s*<script type="module"[^>]* src="([^"]*)"><\/script>/;
const NOSCRIPT = /\s*<noscript>.*?<\/noscript>/s;

export function withDrawn(document: string, { html, data, links }: DrawnPage): DrawnDocument {
  const { body, rules } = withoutInlineStyles(html);
  // Blurred pictures are in the data too: next to each other, the two copies compress to one.
  const [deferred, early] = [
    rules.filter((rule) => rule.includes('data:')),
    rules.filter((rule) => !rule.includes('data:')),
  ];
  const [moduleScript, address] = MODULE_SCRIPT.exec(document) ?? [];
  if (!moduleScript || !EARLY_SCRIPT.test(document))
    throw new Error('The built page has no code, or none that loads it');
  const text = document
    .replace(NOSCRIPT, '')
    .replace(moduleScript, '')
    .replace(EARLY_SCRIPT, `<script src="/early.js" data-code="${address}"`)
    .replace('</head>', () => `  ${links}${styleOf(early)}\n  </head>`)
    .replace(ROOT, () => `${rootWith(body, data)}${styleOf(deferred)}`);
  if (!text.includes(body)) throw new Error(`The built page has no ${ROOT}`);
  return { text, styleHashes: [early, deferred].filter(({ length }) => length > 0).map(hashOf) };
}

/** @param data JSON; the browser reads it by its id. */
export function rootWith(html: string, data: string | null): string {
  const root = `<div id="root">${html}</div>`;
  if (data === null) return root;
  return `${root}\n    <script type="application/json" id="rendered-data">${data.replaceAll('<', '\\u003c')}</script>`;
}

const styleOf = (rules: readonly string[]): string => (rules.length === 0 ? '' : `<style>${rules.join('')}</style>`);
const hashOf = (rules: readonly string[]): string => hash('sha256', rules.join(''), 'base64');

/** The policy refuses `style="…"`, so the values become rules of a style element, which it can allow by its hash. */
function withoutInlineStyles(html: string): { body: string; rules: string[] } {
  const numbers = new Map<string, number>();
  const body = html.replaceAll(/(<[a-z][^<>]*?) style="([^"]*)"/g, (_, before: string, value: string) => {
    const number = numbers.get(value) ?? numbers.size;
    numbers.set(value, number);
    return `${before} data-style="${number}"`;
  });
  return { body, rules: [...numbers].map(([value, number]) => `[data-style="${number}"]{${cssOf(value)}}`) };
}

const ENTITIES: Readonly<Record<string, string>> = { quot: '"', amp: '&', '#x27': "'", lt: '<', gt: '>' };

/** `<` is escaped as in CSS, so that a value can't end the style element. */
const cssOf = (value: string): string =>
  value.replaceAll(/&(quot|amp|#x27|lt|gt);/g, (_, name: string) => ENTITIES[name] ?? '').replaceAll('<', '\\3c ');
