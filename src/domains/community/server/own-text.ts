/** The operator's Markdown as HTML, with the elements of articles. */
import { Marked } from 'marked';
import { loadArticleCleaner } from '#domains/news/server/public.ts';

export interface OwnText {
  /** The heading that it begins with. */
  title: string | null;
  /** Below the title. */
  html: string;
}

const markdown = new Marked();

export async function writeOwnText(source: string): Promise<OwnText> {
  const clean = await loadArticleCleaner();
  const [first, ...rest] = markdown.lexer(source);
  // The page's own heading, instead of a second one below it.
  if (first?.type === 'heading' && first['depth'] === 1) {
    return { title: clean(markdown.parser([first])).plain || null, html: clean(markdown.parser(rest)).html };
  }
  return { title: null, html: clean(markdown.parser(first ? [first, ...rest] : [])).html };
}
