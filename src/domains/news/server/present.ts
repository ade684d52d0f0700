/** Maps articles to the API's shape. */

import type { PresentMedia } from '#domains/media/server/public.ts';
import type { Media, News, NewsSummary } from '#generated/types.gen.ts';
import { stateOf } from '../lifecycle.ts';
import { newsSlugOf } from '../model.ts';
import type { NewsRow } from './news.repository.ts';
import type { ListedNewsRow, ShownNewsRow } from './show/news-rows.repository.ts';
import { withPictures } from './text/article-pictures.ts';

/** Width of pictures in the text: full width on phones, otherwise the text column. */
const SIZES = '(min-width: 45rem) 42rem, 100vw';
const WIDTH_IN_TEXT = 960;

export function presentNewsSummary(presentMedia: PresentMedia, news: ListedNewsRow): NewsSummary {
  const shown = news.cover && presentMedia(news.cover, accessTo(news));
  const images = shown ? { ...shown, alt: news.coverAlt ?? shown.alt } : null;
  return {
    id: news.id,
    title: news.title,
    slug: newsSlugOf(news.title),
    language: news.language,
    authorName: news.authorName,
    typeArticle: news.typeArticle,
    date: news.date.toISOString(),
    excerpt: news.excerpt,
    readingMinutes: news.readingMinutes,
    commentCount: news.commentCount,
    images,
    imagesUrl: images?.url ?? null,
    isLive: news.isLive,
    state: stateOf(news),
    revision: news.revision,
    createdAt: news.createdAt.toISOString(),
    updatedAt: news.updatedAt.toISOString(),
    deletedAt: news.deletedAt?.toISOString() ?? null,
  };
}

export function presentNews(presentMedia: PresentMedia, news: ShownNewsRow): News {
  return { ...presentNewsSummary(presentMedia, news), content: presentText(presentMedia, news, news.content) };
}

/** @param text the article's HTML, or a translation of it. */
export function presentText(presentMedia: PresentMedia, news: ShownNewsRow, text: string): string {
  const pictures = new Map(news.pictures.map((file) => [file.id, file]));
  return withPictures(text, (id) => {
    const file = pictures.get(id);
    return file ? attributesOf(presentMedia(file, accessTo(news))) : null;
  });
}

const accessTo = (news: NewsRow) => ({ isPublic: stateOf(news) === 'live' });

function attributesOf({ url, width, height, widths }: Media): Record<string, string> {
  const middle = widths.find((one) => one.width >= WIDTH_IN_TEXT)?.url ?? url;
  return {
    src: middle,
    srcset: widths.map((one) => `${one.url} ${one.width}w`).join(', '),
    sizes: SIZES,
    width: String(width ?? WIDTH_IN_TEXT),
    height: String(height ?? WIDTH_IN_TEXT),
    loading: 'lazy',
  };
}
