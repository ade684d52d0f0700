/** The words of the mails that say what a notification says. */
import type { Role } from '../../../../generated/types.gen.ts';
import type { Config } from '../../../platform/config/config.ts';
import { letter, quotable } from '../../../platform/mail/letter.ts';
import type { Mail } from '../../../platform/mail/mailer.ts';
import { type PersonRow, presentCard } from '../../members/server/people.service.ts';
import { homeIn, linkFor } from '../links.ts';
import type { Mailed } from './outbox.repository.ts';

type Place = Pick<Config, 'publicOrigin' | 'appName'>;

const TITLE_LENGTH = 200;
const BODY_LENGTH = 2000;

/** Where a person of this role chooses what comes. */
export const settingsPathOf = (role: Role) => `${homeIn(role)}/settings/notifications`;

export function newsLetter(person: PersonRow, news: Mailed, place: Place): Mail {
  const title = quotable(news.title, TITLE_LENGTH);
  return {
    to: person.email,
    subject: title,
    text: letter(place.appName, [greet(person), title, ...more(news), addressOf(person, news, place)]),
  };
}

/** @param news one more than `most` when there are more. */
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
  const rest = news.length > most ? ['There is more than a mail holds; all of it stands on the page.'] : [];
  return {
    to: person.email,
    subject: news.length === 1 ? 'One thing that happened' : `${count} things that happened`,
    text: letter(place.appName, [
      greet(person),
      'this is what happened since the last daily mail, and you have not read yet:',
      ...parts,
      ...rest,
    ]),
  };
}

const greet = (person: PersonRow) => `Hello ${quotable(presentCard(person).name)},`;
const more = ({ body }: Mailed) => (body === null || body === '' ? [] : [quotable(body, BODY_LENGTH)]);
const addressOf = ({ role }: PersonRow, { link }: Mailed, { publicOrigin }: Place) =>
  `${publicOrigin}${linkFor(role, link) ?? `${homeIn(role)}/notifications`}`;
