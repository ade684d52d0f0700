/** Display names, for pages and emails. */
import { say } from '#languages/say.ts';
import { slugOf } from '#platform/slug.ts';

interface Named {
  name: string | null;
  lastName: string | null;
}

const NAMELESS = 'Member';

/** Instead of the name after deactivation. In English, as the two others here: readers of all languages share answers. */
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
  const isFormer = name === FORMER_MEMBER.name && slug === FORMER_MEMBER.slug;
  return isFormer ? say('people.names.former') : name;
}

const fullNameOf = ({ name, lastName }: Named): string => [name, lastName].filter(Boolean).join(' ');

/** For what readers of all languages share. */
export const displayNameOf = (person: Named): string => fullNameOf(person) || NAMELESS;

/** In the language of its one reader. */
export const sayNameOf = (person: Named): string => fullNameOf(person) || say('people.names.nameless');

export function profileSlugOf(person: Named): string {
  return slugOf(displayNameOf(person)) || slugOf(NAMELESS);
}

export function profilePathOf(person: Named & { id: string }): string {
  return `/dashboard/changemaker/${person.id}/${profileSlugOf(person)}`;
}

/** The account's page in the admin area, even if deactivated. */
export const accountPathOf = ({ id }: { id: string }): string => `/admin/users?person=${id}`;
