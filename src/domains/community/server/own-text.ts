/** Converts the operator's Markdown to HTML, with only the elements that articles may have. */
import { Marked } from 'marked';
import { loadArticleCleaner } from '#domains/news/server/public.ts';

interface OwnText {
  /** The level 1 heading that the text begins with; null without one. */
  title: string | null;
  /** The text below the title. */
  html: string;
}

const markdown = new Marked();

/** The converted texts, by their Markdown. */
const converted = new Map<string, OwnText>();

export async function readOwnText(source: string): Promise<OwnText> {
  const known = converted.get(source);
  if (known) return known;
  const text = await convert(source);
  converted.set(source, text);
  return text;
}

async function convert(source: string): Promise<OwnText> {
  const clean = await loadArticleCleaner();
  const [first, ...rest] = markdown.lexer(source);
  // It becomes the page's own heading, or there would be a second one below that.
  if (first?.type === 'heading' && first['depth'] === 1) {
    return { title: clean(markdown.parser([first])).plain || null, html: clean(markdown.parser(rest)).html };
  }
  return { title: null, html: clean(markdown.parser(first ? [first, ...rest] : [])).html };
}
