/** An Atom feed of what is new (RFC 4287). */
import { element, escapeXml, XML } from '../files/xml.ts';

export interface FeedEntry {
  /** A UUID. */
  id: string;
  title: string;
  path: string;
  summary: string;
  author: string;
  /** ISO 8601. */
  publishedAt: string;
  changedAt: string;
}

interface Feed {
  title: string;
  /** Scheme, host and port. */
  origin: string;
  /** The feed's own path. */
  path: string;
  /** The path of the page that lists the same entries. */
  page: string;
  /** Newest first. */
  entries: readonly FeedEntry[];
}

/** The date of a feed without entries. */
const EPOCH = '1970-01-01T00:00:00.000Z';

export function writeFeed({ title, origin, path, page, entries }: Feed): string {
  const whole = (to: string) => escapeXml(new URL(to, origin).href);
  const changedAt =
    entries
      .map((entry) => entry.changedAt)
      .sort()
      .at(-1) ?? EPOCH;
  const head = [
    element('id', new URL(path, origin).href),
    element('title', title),
    element('updated', changedAt),
    `<link rel="self" type="application/atom+xml" href="${whole(path)}" />`,
    `<link rel="alternate" type="text/html" href="${whole(page)}" />`,
  ];
  const items = entries.map((entry) =>
    [
      '<entry>',
      element('id', `urn:uuid:${entry.id}`),
      element('title', entry.title),
      element('updated', entry.changedAt),
      element('published', entry.publishedAt),
      `<link rel="alternate" type="text/html" href="${whole(entry.path)}" />`,
      `<author>${element('name', entry.author)}</author>`,
      element('summary', entry.summary),
      '</entry>',
    ].join('\n'),
  );
  return `${XML}<feed xmlns="http://www.w3.org/2005/Atom">\n${[...head, ...items].join('\n')}\n</feed>\n`;
}
