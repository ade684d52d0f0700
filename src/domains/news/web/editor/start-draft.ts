/** The form's initial values. */
import type { News } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import { type DraftPicture, pictureOf } from '#platform/browser/uploads/draft-picture.ts';
import { localMoment, type NewsDraft } from '../../flows/news-draft.ts';
import { readArticle } from '../rich-text/article-html.ts';

export function emptyDraft(authorName: string, now: Date): NewsDraft {
  return {
    title: '',
    authorName,
    typeArticle: 'news',
    date: fullHourOf(localMoment(now)),
    openedDate: null,
    content: '',
    isLive: false,
    cover: null,
    coverAlt: '',
    isCoverDecorative: false,
    pictures: [],
    revision: null,
    draftId: crypto.randomUUID(),
  };
}

/**
 * The same values for a new start, with a new idempotency key: the article of the previous draft may already exist on
 * the server.
 */
export const withNewDraftId = (start: NewsDraft): NewsDraft => ({ ...start, draftId: crypto.randomUUID() });

/** In local time: some zones are offset by half an hour. */
const fullHourOf = (moment: string) => `${moment.slice(0, 'YYYY-MM-DDTHH'.length)}:00`;

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
    openedDate: news.date,
    content,
    isLive: news.isLive,
    cover: images?.id ?? null,
    coverAlt: images?.alt ?? '',
    isCoverDecorative: images?.alt === '',
    pictures: images ? [pictureOf(images), ...others] : inText,
    revision: news.revision,
  };
}

const inTextOf = (mediaId: string, url: string): DraftPicture => ({
  key: mediaId,
  kind: 'picture',
  name: say('news.startDraft.picture'),
  alt: '',
  mediaId,
  sentAlt: '',
  url,
});
