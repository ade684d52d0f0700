/**
 * The HTML allowed in an article. Everything else is removed before saving, and again by the page that displays it.
 * Pictures must be our own files, referenced by their unsigned address.
 */

import sanitizeHtml from 'sanitize-html';
import { mediaAltInputBounds } from '#generated/bounds/MediaAltInput.gen.ts';
import { MEDIA_ADDRESS } from './article-pictures.ts';

export interface CleanText {
  html: string;
  plain: string;
  /** Plain text without headings and captions, for the excerpt in lists. */
  prose: string;
  /** The pictures in it. */
  mediaIds: string[];
}

const SAFE_ADDRESS = /^(?:https?:\/\/|mailto:|\/(?![/\\]))/i;
/** Browsers remove these from an address before they parse it. */
const UNREAD_SIGNS = /[\t\n\r]/g;
/** Deep nesting could overflow a browser's stack. */
const DEEPEST = 24;
/** Their content isn't text for readers. */
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

/** Elements that are removed if empty, by their names before any renaming. */
const HOLDS_TEXT = new Set([
  ...['p', 'a', 'figcaption', 'strong', 'b', 'em', 'i', 'code', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
]);

/**
 * Stands in for an unsafe link, without attributes, and is stripped at the end. Renaming to an element that isn't
 * allowed would make sanitize-html close the next sibling by the wrong name.
 */
const WORDS_ALONE = 'span';
const WORDS_ALONE_TAGS = /<\/?span>/g;

const RULES: sanitizeHtml.IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'blockquote', 'a', 'strong', 'em', 'code'],
    ...['figure', 'figcaption', 'img', WORDS_ALONE],
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
    // Unsafe links keep only their text.
    a: (_, { href = '' }) => linkTo(href.replace(UNREAD_SIGNS, '')),
    img: (_, { src = '', alt = '' }) => ({ tagName: 'img', attribs: pictureAttributes(src, alt) }),
  },
  exclusiveFilter: ({ tag, attribs, text, mediaChildren }) => {
    if (tag === 'img') return !attribs['src'];
    if (tag === 'figure') return mediaChildren.length === 0;
    return HOLDS_TEXT.has(tag) && mediaChildren.length === 0 && text.trim() === '';
  },
};

export function cleanRichText(html: string): CleanText {
  const clean = sanitizeHtml(html, RULES).replace(WORDS_ALONE_TAGS, '').trim();
  const addresses = [...clean.matchAll(/<img src="\/media\/([0-9a-f-]{36})\//g)];
  const mediaIds = [...new Set(addresses.flatMap(([, id]) => id ?? []))];
  return {
    html: clean,
    plain: toPlain(clean, []),
    prose: toPlain(clean, ['h2', 'h3', 'h4', 'figcaption']),
    mediaIds,
  };
}

function linkTo(href: string): sanitizeHtml.Tag {
  if (!SAFE_ADDRESS.test(href)) return { tagName: WORDS_ALONE, attribs: {} };
  const isOurs = href.startsWith('/');
  return { tagName: 'a', attribs: isOurs ? { href } : { href, rel: 'noopener noreferrer' } };
}

function pictureAttributes(src: string, alt: string): Record<string, string> {
  const [, id, width] = MEDIA_ADDRESS.exec(src) ?? [];
  if (!id || !width) return {};
  const words = alt.replace(/\s+/g, ' ').trim().slice(0, mediaAltInputBounds.alt.maxLength);
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
