import { ARTICLE_RULES } from '../article/article-rules.ts';

/** What was typed as an address that may be linked to; null when it can not be one. */
export function linkAddressOf(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  // “example.org/page” is meant as a site.
  const whole = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[/?#]|$)/i.test(text) ? `https://${text}` : text;
  if (!ARTICLE_RULES.links.test(whole) || /\s/.test(whole)) return null;
  if (whole.startsWith('/') || whole.startsWith('mailto:')) return whole;
  return URL.canParse(whole) ? whole : null;
}
