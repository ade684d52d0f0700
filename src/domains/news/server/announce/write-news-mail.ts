import { sayNameOf } from '#domains/people/model.ts';
import type { PersonRow } from '#domains/people/server/public.ts';
import { newsInputBounds } from '#generated/bounds/NewsInput.gen.ts';
import { say } from '#languages/say.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import { greet, letter, withoutLinks } from '#platform/server/mail/letter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { newsPathOf } from '../../model.ts';
import { findAnnouncedNews } from './announcements.repository.ts';

export interface MailNeeds {
  db: Db;
  config: Pick<LiveConfig, 'publicOrigin' | 'appName'>;
}

const EXCERPT_LENGTH = 600;

/** The email about a new article; null if the article is no longer public. */
export async function writeNewsMail(
  { db, config: { publicOrigin, appName } }: MailNeeds,
  { newsId }: { newsId: string },
  reader: PersonRow,
): Promise<Mail | null> {
  const news = await findAnnouncedNews(db, newsId);
  if (!news) return null;
  const title = withoutLinks(news.title, newsInputBounds.title.maxLength);
  return {
    to: reader.email,
    subject: say('news.mails.published.subject', { title }),
    text: letter(appName, [
      greet(sayNameOf(reader)),
      say('news.mails.published.byline', { title, author: withoutLinks(news.authorName) }),
      ...(news.excerpt === '' ? [] : [withoutLinks(news.excerpt, EXCERPT_LENGTH)]),
      say('news.mails.published.link'),
      `${publicOrigin}${newsPathOf(news)}`,
    ]),
  };
}
