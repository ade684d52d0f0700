/** The head of a page's document before any script runs, for tabs, link previews and search engines. */

import type { Language } from '#languages/languages.ts';
import { offeredLanguages } from '#languages/offered-languages.ts';
import { say } from '#languages/say.ts';
import { isolate } from '#ui/shared/isolate.ts';
import { escapeHtml } from '../../../shared/escape-html.ts';
import { LANGUAGE_PARAMETER } from '../../../shared/language-cookie.ts';
import { PREVIEW_SIZE, type PreviewCard, previewAddress } from '../../previews/preview-card.ts';

export interface PageHead {
  status: 200 | 404;
  /** Null for the product's name alone. */
  title: string | null;
  /** Null for the product's own description. */
  description: string | null;
  /** The canonical path; null if there is none. */
  path: string | null;
  kind: 'website' | 'article' | 'profile';
  /** What the preview picture shows; null for a page without one. */
  preview: PreviewCard | null;
  /** The path of a picture of the same size that is shown instead. Left out, it's drawn. */
  picture?: string | null;
  /** Structured data for search engines, in the vocabulary of schema.org; addresses are paths. */
  facts: readonly Facts[];
  /** Whether search engines may list it. */
  isListed: boolean;
  /** Whether the server draws it for visitors although search engines may not list it. */
  isDrawn?: boolean;
  /** Whether its code may ask servers other than ours, such as the issuer of a credential. */
  asksAnyone?: boolean;
  /** Whether others may show its card on their pages. */
  isEmbeddable: boolean;
}

export type Facts = { '@type': string } & Readonly<Record<string, unknown>>;

export interface Site {
  appName: string;
  /** Whether there is a feed of news. Left out, there is. */
  hasNews?: boolean;
  /** The community's mark, on light grounds and, if it's another one, on dark ones. Left out, it's ours. */
  marks?: readonly string[] | undefined;
  /** Scheme, host and port of its public addresses. */
  origin: string;
}

interface Reading extends Site {
  language: Language;
  /** Whether the page's address names the language, rather than the reader’s browser. */
  isInAddress: boolean;
}

/** @param html a document with a title and a description of its own. */
export function withHead(
  html: string,
  head: PageHead,
  { appName, hasNews = true, origin, language, isInAddress }: Reading,
): string {
  const { title, path, preview, kind } = head;
  const description = head.description ?? descriptionIn(html);
  const tags = [
    ...(path === null ? [] : [linked('canonical', addressIn(isInAddress ? language : null, path, origin))]),
    ...(path !== null && head.isListed ? alternates(path, origin) : []),
    ...(head.isListed ? [] : [named('robots', 'noindex')]),
    property('og:site_name', appName),
    property('og:type', kind),
    property('og:title', title ?? appName),
    property('og:description', description),
    ...(path === null ? [] : [property('og:url', new URL(path, origin).href)]),
    ...(path !== null && preview ? pictureTags(path, preview, { origin, language, picture: head.picture }) : []),
    named('twitter:card', preview ? 'summary_large_image' : 'summary'),
    ...(path !== null && head.isEmbeddable ? [oembedTag(path, origin)] : []),
    ...(head.isListed ? feeds(hasNews) : []),
    ...head.facts.map((facts) => factsBlock(facts, origin)),
  ];
  return html
    .replace(
      /<title>.*?<\/title>/,
      () => `<title>${escapeHtml(title ? `${isolate(title)} · ${appName}` : appName)}</title>`,
    )
    .replace(DESCRIPTION, () => named('description', description))
    .replace('</head>', () => `${tags.map((tag) => `  ${tag}\n`).join('')}  </head>`);
}

const linked = (rel: string, address: string, hreflang?: string): string =>
  `<link rel="${rel}"${hreflang ? ` hreflang="${hreflang}"` : ''} href="${escapeHtml(address)}" />`;

/** Links to the page in each language, and to the address without one, which is in the reader’s. */
const alternates = (path: string, origin: string): string[] => [
  ...offeredLanguages().map((language) => linked('alternate', addressIn(language, path, origin), language)),
  linked('alternate', addressIn(null, path, origin), 'x-default'),
];

function addressIn(language: Language | null, path: string, origin: string): string {
  const address = new URL(path, origin);
  if (language !== null) address.searchParams.set(LANGUAGE_PARAMETER, language);
  return address.href;
}

function oembedTag(path: string, origin: string): string {
  const address = new URL(`/oembed?url=${encodeURIComponent(new URL(path, origin).href)}&format=json`, origin);
  return `<link rel="alternate" type="application/json+oembed" href="${escapeHtml(address.href)}" />`;
}

const feeds = (hasNews: boolean): string[] => [
  ...(hasNews ? [feed(say('heads.feeds.news'), '/feeds/news.xml')] : []),
  feed(say('heads.feeds.impacts'), '/feeds/impacts.xml'),
];

const feed = (title: string, path: string): string =>
  `<link rel="alternate" type="application/atom+xml" title="${escapeHtml(title)}" href="${path}" />`;

/** A data block isn't executed, so the content security policy allows it. */
function factsBlock(facts: Facts, origin: string): string {
  const whole = (name: string, value: unknown) =>
    typeof value === 'string' && ADDRESSES.includes(name) ? new URL(value, origin).href : value;
  const json = JSON.stringify({ '@context': 'https://schema.org', ...facts }, whole);
  return `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`;
}

const ADDRESSES = ['url', 'item', 'image', 'logo'];

const DESCRIPTION = /<meta name="description" content="([^"]*)" \/>/;

const descriptionIn = (html: string): string => DESCRIPTION.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';

function pictureTags(
  path: string,
  preview: PreviewCard,
  { origin, language, picture }: { origin: string; language: Language; picture: string | null | undefined },
): string[] {
  return [
    property('og:image', new URL(picture ?? previewAddress(path, preview, language), origin).href),
    property('og:image:type', 'image/jpeg'),
    property('og:image:width', String(PREVIEW_SIZE.width)),
    property('og:image:height', String(PREVIEW_SIZE.height)),
    property('og:image:alt', preview.title),
  ];
}

const named = (name: string, content: string): string => `<meta name="${name}" content="${escapeHtml(content)}" />`;
const property = (name: string, content: string): string =>
  `<meta property="${name}" content="${escapeHtml(content)}" />`;
