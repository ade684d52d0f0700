import { say } from '#languages/say.ts';
import { cleanHtml } from '#platform/browser/forms/clean-html.ts';
import { formatDay } from '#ui/shared/dates.ts';
import type { NewsDraft } from '../../flows/news-draft.ts';
import { ARTICLE_RULES } from '../article/article-rules.ts';
import { TYPE_NAMES } from '../type-and-state-names.ts';

/** Each field in words, for comparing two versions. */
export const describeDraft = (draft: NewsDraft) => ({
  title: draft.title,
  authorName: draft.authorName,
  typeArticle: TYPE_NAMES[draft.typeArticle],
  content: textOf(draft.content),
  cover: draft.pictures.find(({ key }) => key === draft.cover)?.name ?? '',
  coverAlt: draft.isCoverDecorative ? say('news.describeDraft.decorative') : draft.coverAlt,
  date: Number.isNaN(Date.parse(draft.date)) ? '' : formatDay(new Date(draft.date), { time: true }),
  isLive: draft.isLive ? say('news.describeDraft.published') : say('news.describeDraft.notPublished'),
});

/** Ends of blocks, which text alone would join. */
const BLOCK_ENDS = /<\/(?:p|h[2-4]|figcaption|figure)>/g;

const textOf = (html: string): string =>
  cleanHtml(html.replaceAll(BLOCK_ENDS, '$&\n'), ARTICLE_RULES)
    .textContent.replaceAll(/\n{2,}/g, '\n')
    .trim();
