/** Emails that repeat a notification, and the daily summary. */

import { type PersonRow, presentCard } from '#domains/people/server/public.ts';
import type { Role } from '#generated/types.gen.ts';
import type { Config } from '#platform/config/config.ts';
import { letter, quotable } from '#platform/mail/letter.ts';
import type { Mail } from '#platform/mail/mailer.ts';
import { homeIn, linkFor } from '../links.ts';
import type { Mailed } from './outbox.repository.ts';

type Place = Pick<Config, 'publicOrigin' | 'appName'>;

const TITLE_LENGTH = 200;
const BODY_LENGTH = 2000;

export const settingsPathOf = (role: Role) => `${homeIn(role)}/settings/notifications`;

export function newsLetter(person: PersonRow, news: Mailed, place: Place): Mail {
  const title = quotable(news.title, TITLE_LENGTH);
  return {
    to: person.email,
    subject: title,
    text: letter(place.appName, [greet(person), title, ...more(news), addressOf(person, news, place)]),
  };
}

/** @param news holds one more than `most` if the list was cut off. */
export function digestLetter(
  person: PersonRow,
  news: readonly Mailed[],
  { most, ...place }: Place & { most: number },
): Mail {
  const shown = news.slice(0, most);
  const count = news.length > most ? `${most}+` : String(news.length);
  const parts = shown.map((one) =>
    [`* ${quotable(one.title, TITLE_LENGTH)}`, `  ${addressOf(person, one, place)}`].join('\n'),
  );
  const all = `${place.publicOrigin}${homeIn(person.role)}/notifications`;
  return {
    to: person.email,
    subject: `Your daily summary: ${count} ${news.length === 1 ? 'update' : 'updates'}`,
    text: letter(place.appName, [
      greet(person),
      'Here’s what you haven’t read yet:',
      ...parts,
      news.length > most ? `See the rest: ${all}` : `See all your notifications: ${all}`,
    ]),
  };
}

const greet = (person: PersonRow) => `Hello ${quotable(presentCard(person).name)},`;
const more = ({ body }: Mailed) => (body === null || body === '' ? [] : [quotable(body, BODY_LENGTH)]);
const addressOf = ({ role }: PersonRow, { link }: Mailed, { publicOrigin }: Place) =>
  `${publicOrigin}${linkFor(role, link) ?? `${homeIn(role)}/notifications`}`;
