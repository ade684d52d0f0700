/**
 * What an article may be made of. Everything else is taken out before it is kept; the page that shows it takes it out
 * once more by itself. Pictures are our own files alone, named by their plain address.
 */
import sanitizeHtml from 'sanitize-html';

export interface CleanText {
  html: string;
  /** All that can be read, for the search. */
  plain: string;
  /** Without headings and captions, for the beginning that lists show. */
  prose: string;
  /** The pictures in it. */
  mediaIds: string[];
}

const MEDIA_ADDRESS = /^\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/([1-9]\d{0,4})\.webp(?:\?[\w=&-]*)?$/;
const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;
/** A browser walks nested elements with a call for each. */
const DEEPEST = 24;
const MOST_ALT = 300;
/** What stands inside these was never meant to be read. */
const UNREAD = [
  ...[
    'script',
    'style',
    'textarea',
    'option',
    'noscript',
    'template',
    'title',
    'iframe',
    'object',
    'xmp',
    'svg',
    'math',
  ],
  ...['noembed', 'noframes', 'plaintext'],
];

/** Without any they are nothing. */
const HOLDS_TEXT = new Set(['p', 'a', 'figcaption', 'strong', 'em', 'code', 'h2', 'h3', 'h4']);

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'code'],
    ...['figure', 'figcaption', 'img'],
  ],
  allowedAttributes: { a: ['href', 'rel'], img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nonTextTags: UNREAD,
  nestingLimit: DEEPEST,
  enforceHtmlBoundary: false,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    b: 'strong',
    i: 'em',
    // What leads nowhere that is safe stays as its words alone.
    a: (_, { href = '' }) => ({ tagName: SAFE_ADDRESS.test(href) ? 'a' : 'span', attribs: linkAttributes(href) }),
    img: (_, { src = '', alt = '' }) => ({ tagName: 'img', attribs: pictureAttributes(src, alt) }),
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
    if (tag === 'img') return !attribs['src'];
    if (tag === 'figure') return mediaChildren.length === 0;
    return HOLDS_TEXT.has(tag) && mediaChildren.length === 0 && text.trim() === '';
  },
};

export function cleanRichText(html: string): CleanText {
  const clean = sanitizeHtml(html, RULES).trim();
  const addresses = [...clean.matchAll(/<img src="\/media\/([0-9a-f-]{36})\//g)];
  const mediaIds = [...new Set(addresses.flatMap(([, id]) => id ?? []))];
  return {
    html: clean,
    plain: toPlain(clean, []),
    prose: toPlain(clean, ['h2', 'h3', 'h4', 'figcaption']),
    mediaIds,
  };
}

/** The id in the address of one of our own pictures, signed or not; null for any other. */
export function mediaIdIn(address: string): string | null {
  return MEDIA_ADDRESS.exec(address)?.[1] ?? null;
}

/** Puts what a reader's browser needs in the place of each picture's plain address; a picture without it is left out. */
export function withPictures(clean: string, attributesOf: (mediaId: string) => Record<string, string> | null): string {
  const picture = /<img src="\/media\/([0-9a-f-]{36})\/\d+\.webp"( alt="[^"]*")? \/>/g;
  return clean.replace(picture, (_, id: string, alt: string = ' alt=""') => {
    const attributes = attributesOf(id);
    if (!attributes) return '';
    const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeValue(value)}"`);
    return `<img${written.join('')}${alt} />`;
  });
}

function linkAttributes(href: string): Record<string, string> {
  const isOurs = /^\/(?![/\\])/.test(href);
  return isOurs ? { href } : { href, rel: 'noopener noreferrer' };
}

function pictureAttributes(src: string, alt: string): Record<string, string> {
  const [, id, width] = MEDIA_ADDRESS.exec(src) ?? [];
  if (!id || !width) return {};
  const words = alt.replace(/\s+/g, ' ').trim().slice(0, MOST_ALT);
  return { src: `/media/${id}/${width}.webp`, alt: words };
}

function toPlain(clean: string, left: string[]): string {
  const spaced = clean.replace(/<\/(?:p|h[2-4]|li|blockquote|figcaption)>|<br \/>/g, '$& ');
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {}, nonTextTags: left });
  return text
    .replace(/&(lt|gt|quot|amp);/g, (_, name: keyof typeof SIGNS) => SIGNS[name])
    .replace(/\s+/g, ' ')
    .trim();
}

const SIGNS = { lt: '<', gt: '>', quot: '"', amp: '&' };

const escapeValue = (value: string) => value.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
