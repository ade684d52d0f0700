/** What the fields of the editor begin with. */
import type { News } from '../../../../../generated/types.gen.ts';
import { type DraftPicture, pictureOf } from '../../../../platform/browser/uploads/draft-picture.ts';
import { localMoment, type NewsDraft } from '../../flows/news-draft.ts';
import { readArticle } from './article-html.ts';

const FULL_HOUR_MS = 3_600_000;

export function emptyDraft(authorName: string, now: Date): NewsDraft {
  return {
    title: '',
    authorName,
    typeArticle: 'news',
    date: localMoment(new Date(Math.floor(now.getTime() / FULL_HOUR_MS) * FULL_HOUR_MS)),
    content: '',
    isLive: false,
    cover: null,
    coverAlt: '',
    pictures: [],
    basis: null,
    draftId: crypto.randomUUID(),
  };
}

export function draftOf(news: News): NewsDraft {
  const { content, addresses } = readArticle(news.content);
  const inText = [...addresses].map(([mediaId, url]): DraftPicture => inTextOf(mediaId, url));
  const { images } = news;
  const others = inText.filter(({ mediaId }) => mediaId !== images?.id);
  return {
    title: news.title,
    authorName: news.authorName,
    typeArticle: news.typeArticle,
    date: localMoment(new Date(news.date)),
    content,
    isLive: news.isLive,
    cover: images?.id ?? null,
    coverAlt: images?.alt ?? '',
    pictures: images ? [pictureOf(images), ...others] : inText,
    basis: news.updatedAt,
  };
}

const inTextOf = (mediaId: string, url: string): DraftPicture => ({
  key: mediaId,
  kind: 'picture',
  name: 'Picture',
  alt: '',
  mediaId,
  sentAlt: '',
  url,
});
