import { ARTICLE_RULES } from '../article/article-rules.ts';

/** Parses typed text as a link address; null if invalid. */
export function linkAddressOf(typed: string): string | null {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  // Treat “example.org/page” as a website.
  const whole = /^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+(?:[/?#]|$)/u.test(text) ? `https://${text}` : text;
  if (!ARTICLE_RULES.links.test(whole) || /\s/.test(whole)) return null;
  if (whole.startsWith('/') || whole.startsWith('mailto:')) return whole;
  return URL.canParse(whole) ? whole : null;
}
