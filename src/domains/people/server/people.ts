/** People, for other domains. */

import { pictureAddress, type SmallestRow } from '#domains/media/server/public.ts';
import type { PersonCard, Role } from '#generated/types.gen.ts';
import type { Language } from '#languages/languages.ts';
import { fallbackLanguage, isOffered } from '#languages/offered-languages.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { displayNameOf, FORMER_MEMBER, profileSlugOf } from '../model.ts';
import {
  type CardRow,
  findPersonByEmail,
  listActiveWithRoles,
  listPeople,
  type PersonRow,
} from './people.repository.ts';

export const avatarUrlOf = (avatar: SmallestRow | null): string | null =>
  avatar && pictureAddress(avatar.mediaId, avatar.width);

export function presentCard(person: CardRow): PersonCard {
  if (!person.isActive) return { id: person.id, ...FORMER_MEMBER, avatarUrl: null };
  return {
    id: person.id,
    name: displayNameOf(person),
    slug: profileSlugOf(person),
    avatarUrl: avatarUrlOf(person.avatar),
    ...(person.role !== 'Member' && { role: person.role }),
    ...(person.isPrivate && { isPrivate: true }),
  };
}

export type Cards = (id: string) => PersonCard;

export type ReadCards = (db: Db | Tx, ids: Iterable<string>) => Promise<Cards>;

export async function readCards(db: Db | Tx, ids: Iterable<string>): Promise<Cards> {
  return cardsOf(await readPeople(db, [...new Set(ids)]));
}

export const cardsOf =
  (people: ReadonlyMap<string, CardRow>): Cards =>
  (id) => {
    const person = people.get(id);
    return person ? presentCard(person) : { id, ...FORMER_MEMBER, avatarUrl: null };
  };

export async function readPeople(db: Db | Tx, ids: readonly string[]): Promise<Map<string, PersonRow>> {
  return new Map((await listPeople(db, ids)).map((person) => [person.id, person]));
}

export async function findPerson(db: Db | Tx, id: string): Promise<PersonRow | undefined> {
  const [person] = await listPeople(db, [id]);
  return person;
}

/** Filters the ids to active people with a verified email address. */
export async function listActiveIds(db: Db | Tx, ids: readonly string[]): Promise<Set<string>> {
  const people = await listPeople(db, ids);
  return new Set(people.filter(({ isActive, isVerified }) => isActive && isVerified).map(({ id }) => id));
}

export async function findActiveByEmail(db: Db | Tx, email: string): Promise<PersonRow | undefined> {
  const person = await findPersonByEmail(db, email);
  return person?.isActive && person.isVerified ? person : undefined;
}

/** All active, verified people with a role. */
export async function listActiveIdsWithRole(db: Db | Tx, role: Role): Promise<string[]> {
  return (await listActiveWithRoles(db, [role])).map(({ id }) => id);
}

/** The language of what is written to the person. It may not be offered any more since they chose it. */
export const languageOf = ({ language }: Pick<PersonRow, 'language'>): Language =>
  isOffered(language) ? language : fallbackLanguage();
