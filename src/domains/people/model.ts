/** Display names, for pages and emails. */
import type { TitleFact } from '#domains/audit/entry-facts.ts';
import { say } from '#languages/say.ts';
import { slugOf } from '#platform/slug.ts';

interface Named {
  name: string | null;
  lastName: string | null;
}

/** Instead of a name until one is given. In English, as the two others here: readers of all languages share answers. */
const NAMELESS = { name: 'Member', slug: 'member' };

/** Instead of the name after deactivation. */
export const FORMER_MEMBER = { name: 'Former member', slug: 'former-member' };

/** Stands in for anyone the viewer may not see; the id belongs to no one. */
export const PRIVATE_MEMBER = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'Private member',
  slug: 'private-member',
  avatarUrl: null,
};

interface Shown {
  id: string;
  name: string;
  slug: string;
}

/** The name that an answer gives, or what stands in for it in the reader's language. */
export function sayName({ id, name, slug }: Shown): string {
  if (id === PRIVATE_MEMBER.id) return say('people.names.private');
  if (isNamed(FORMER_MEMBER, { name, slug })) return say('people.names.former');
  return isNamed(NAMELESS, { name, slug }) ? say('people.names.nameless') : name;
}

export const isFormerMember = (person: Omit<Shown, 'id'>): boolean => isNamed(FORMER_MEMBER, person);

const isNamed = (standIn: Omit<Shown, 'id'>, { name, slug }: Omit<Shown, 'id'>): boolean =>
  name === standIn.name && slug === standIn.slug;

const fullNameOf = ({ name, lastName }: Named): string => [name, lastName].filter(Boolean).join(' ');

/** For what readers of all languages share. */
export const displayNameOf = (person: Named): string => fullNameOf(person) || NAMELESS.name;

/** In the language of its one reader. */
export const sayNameOf = (person: Named): string => fullNameOf(person) || say('people.names.nameless');

/** For the audit log, which is said to each of its readers. */
export const titleOfPerson = (person: Named): string | TitleFact => fullNameOf(person) || { of: 'nameless' };

export function profileSlugOf(person: Named): string {
  return slugOf(displayNameOf(person)) || NAMELESS.slug;
}

export function profilePathOf(person: Named & { id: string }): string {
  return `/dashboard/changemaker/${person.id}/${profileSlugOf(person)}`;
}

/** The account's page in the admin area, even if deactivated. */
export const accountPathOf = ({ id }: { id: string }): string => `/admin/users?person=${id}`;
