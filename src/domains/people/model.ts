/** Display names, for pages and emails. */
import type { TitleFact } from '#domains/audit/entry-facts.ts';
import { say } from '#languages/say.ts';
import { slugOf } from '#platform/shared/slug.ts';

interface Named {
  name: string | null;
  lastName: string | null;
}

/**
 * Shown instead of a name until one is given. In English, like the other two here, because readers of all languages
 * share responses.
 */
const NAMELESS = { name: 'Member', slug: 'member' };

/** Shown instead of the name after deactivation. */
export const FORMER_MEMBER = { name: 'Former member', slug: 'former-member' };

/** Stands in for anyone the viewer may not see; the id belongs to no one. */
export const PRIVATE_MEMBER = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'Private member',
  slug: 'private-member',
  avatarUrl: null,
  isPrivate: true,
};

interface Shown {
  id: string;
  name: string;
  slug: string;
}

/** The name in a response, or what is shown instead of it in the reader's language. */
export function sayName({ id, name, slug }: Shown): string {
  if (id === PRIVATE_MEMBER.id) return say('people.names.private');
  if (isNamed(FORMER_MEMBER, { name, slug })) return say('people.names.former');
  return isNamed(NAMELESS, { name, slug }) ? say('people.names.nameless') : name;
}

export const isFormerMember = (person: Omit<Shown, 'id'>): boolean => isNamed(FORMER_MEMBER, person);

const isNamed = (standIn: Omit<Shown, 'id'>, { name, slug }: Omit<Shown, 'id'>): boolean =>
  name === standIn.name && slug === standIn.slug;

const fullNameOf = ({ name, lastName }: Named): string => [name, lastName].filter(Boolean).join(' ');

/** The name for texts that readers of all languages share. */
export const displayNameOf = (person: Named): string => fullNameOf(person) || NAMELESS.name;

/** The name for a text with one reader, in that reader's language. */
export const sayNameOf = (person: Named): string => fullNameOf(person) || say('people.names.nameless');

/** The name for the audit log, which is shown to each reader in their own language. */
export const titleOfPerson = (person: Named): string | TitleFact => fullNameOf(person) || { of: 'nameless' };

export function profileSlugOf(person: Named): string {
  return slugOf(displayNameOf(person)) || NAMELESS.slug;
}

export function profilePathOf(person: Named & { id: string }): string {
  return `/dashboard/changemaker/${person.id}/${profileSlugOf(person)}`;
}

/** The page that visitors may open too. */
export const publicProfilePathOf = ({ id, slug }: { id: string; slug: string }): string => `/people/${id}/${slug}`;

/** The account's page in the admin area, even if deactivated. */
export const accountPathOf = ({ id }: { id: string }): string => `/admin/users?person=${id}`;
