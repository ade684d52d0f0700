/** Emails that repeat a notification, and the daily summary. */

import { sayNameOf } from '#domains/people/model.ts';
import type { PersonRow } from '#domains/people/server/public.ts';
import type { NotificationKind, Role } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { LiveConfig } from '#platform/server/config/config.ts';
import { greet, letter, withoutLinks } from '#platform/server/mail/letter.ts';
import type { Mail } from '#platform/server/mail/mailer.ts';
import { homeIn, linkFor } from '../../link-for-role.ts';
import { describeKind } from '../../model.ts';
import { sayStored } from '../present.ts';
import type { Mailed } from './outbox.repository.ts';

type Place = Pick<LiveConfig, 'publicOrigin' | 'appName'>;

const TITLE_LENGTH = 200;
const BODY_LENGTH = 2000;

export const settingsPathOf = (role: Role) => `${homeIn(role)}/settings/notifications`;

export function notificationLetter(person: PersonRow, stored: Mailed, place: Place): Mail {
  const news = sayStored(stored);
  const title = withoutLinks(news.title, TITLE_LENGTH);
  return {
    to: person.email,
    subject: title,
    text: letter(place.appName, [greetPerson(person), title, ...more(news), addressOf(person, news, place)]),
  };
}

/** @param news contains one more than `most` if the list was cut off. */
export function digestLetter(
  person: PersonRow,
  news: readonly Mailed[],
  { most, ...place }: Place & { most: number },
): Mail {
  const isCut = news.length > most;
  const parts = news
    .slice(0, most)
    .map(sayStored)
    .map((one) => [`* ${withoutLinks(one.title, TITLE_LENGTH)}`, `  ${addressOf(person, one, place)}`].join('\n'));
  const link = `${place.publicOrigin}${homeIn(person.role)}/notifications`;
  return {
    to: person.email,
    subject: isCut
      ? say('notifications.mails.summary.subjectOfMany', { most })
      : say('notifications.mails.summary.subject', { count: news.length }),
    text: letter(place.appName, [
      greetPerson(person),
      say('notifications.mails.summary.unread'),
      ...parts,
      isCut ? say('notifications.mails.summary.rest', { link }) : say('notifications.mails.summary.all', { link }),
    ]),
  };
}

const greetPerson = (person: PersonRow) => greet(sayNameOf(person));
const more = ({ body }: Mailed) => (body === null || body === '' ? [] : [withoutLinks(body, BODY_LENGTH)]);
const addressOf = ({ role }: PersonRow, { link }: Mailed, { publicOrigin }: Place) =>
  `${publicOrigin}${linkFor(role, link) ?? `${homeIn(role)}/notifications`}`;

/**
 * The text below each email, with links to unsubscribe and to the settings. @param stopped what the unsubscribe link
 * stops; null for the daily summary.
 */
export function footerOf(stopped: NotificationKind | null, links: { unsubscribe: string; settings: string }): string {
  const link = links.unsubscribe;
  return [
    stopped === null
      ? say('notifications.mails.foot.unsubscribeFromSummary', { link })
      : say('notifications.mails.foot.unsubscribe', { kind: describeKind(stopped).sayLabel(), link }),
    say('notifications.mails.foot.settings', { link: links.settings }),
  ].join('\n');
}
