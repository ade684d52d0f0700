/** Converts between an article's HTML and the editor's nodes, sanitising all input. */
import type { JSONContent } from '@tiptap/core';
import { DOMParser, DOMSerializer, type Schema, type Slice, type Node as TextNode } from '@tiptap/pm/model';
import { type CleanRules, cleanHtml } from '#platform/browser/forms/clean-html.ts';
import { ARTICLE_RULES, mediaIdIn, plainAddressOf } from '../article/article-rules.ts';
import { PICTURE_NAME } from './figure.ts';

export function parseArticle(schema: Schema, html: string): JSONContent {
  return DOMParser.fromSchema(schema).parse(cleanHtml(html, ARTICLE_RULES)).toJSON();
}

/** The HTML to save. Built in a detached document, so the browser doesn't fetch unsigned pictures. */
export function writeArticle(text: TextNode): string {
  const apart = document.implementation.createHTMLDocument('');
  const written = apart.createElement('div');
  DOMSerializer.fromSchema(text.type.schema).serializeFragment(text.content, { document: apart }, written);
  for (const picture of written.querySelectorAll('img')) {
    picture.setAttribute('src', plainAddressOf(picture.getAttribute(PICTURE_NAME) ?? ''));
    picture.removeAttribute(PICTURE_NAME);
  }
  return written.innerHTML;
}

/** Maps equivalent elements from other sites. */
const PASTED: CleanRules = {
  ...ARTICLE_RULES,
  tags: [...ARTICLE_RULES.tags, 'h1', 'h5', 'h6', 'b', 'i', 'div', 'span'],
};
const HEADINGS: Readonly<Record<string, string>> = { h1: 'h2', h5: 'h4', h6: 'h4' };
/** Removed early, because each would cause a CSP warning. */
const STYLES = /<style[\s>][\s\S]*?<\/style\s*>|\sstyle\s*=\s*(?:"[^"]*"|'[^']*')/gi;

export function parsePasted(schema: Schema, html: string): Slice {
  const part = cleanHtml(html.replace(STYLES, ' '), PASTED);
  for (const heading of part.querySelectorAll('h1, h5, h6')) {
    const own = heading.ownerDocument.createElement(HEADINGS[heading.localName] ?? 'h4');
    own.append(...heading.childNodes);
    heading.replaceWith(own);
  }
  return DOMParser.fromSchema(schema).parseSlice(part);
}

/** Splits the server's HTML into unsigned text and the pictures' addresses. */
export function readArticle(html: string): { content: string; addresses: Map<string, string> } {
  const fragment = cleanHtml(html, ARTICLE_RULES);
  const text = fragment.ownerDocument.createElement('div');
  text.append(fragment);
  const addresses = new Map<string, string>();
  for (const picture of text.querySelectorAll('img')) {
    const address = picture.getAttribute('src') ?? '';
    const mediaId = mediaIdIn(address);
    if (mediaId === null) continue;
    addresses.set(mediaId, address);
    const alt = picture.alt;
    for (const name of picture.getAttributeNames()) picture.removeAttribute(name);
    picture.src = plainAddressOf(mediaId);
    picture.alt = alt;
  }
  return { content: text.innerHTML, addresses };
}
