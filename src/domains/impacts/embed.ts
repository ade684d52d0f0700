/** An impact's card on other people's pages. */
import { escapeHtml } from '#platform/shared/escape-html.ts';

export const EMBED_SIZE = { width: 480, height: 420 } as const;

const embedPathOf = ({ id }: { id: string }): string => `/embed/impacts/${id}`;

interface Embedded {
  id: string;
  title: string;
  /** Scheme, host and port of our own pages. */
  origin: string;
  size?: { width: number; height: number };
}

/** The HTML for someone else's page. It has no script, and loads nothing until the reader scrolls near it. */
export function embedCodeOf({ id, title, origin, size = EMBED_SIZE }: Embedded): string {
  const attributes = [
    `src="${origin}${embedPathOf({ id })}"`,
    `title="${escapeHtml(title)}"`,
    `width="${size.width}" height="${size.height}"`,
    'style="border: 0; max-width: 100%" loading="lazy"',
  ];
  return `<iframe ${attributes.join(' ')}></iframe>`;
}
