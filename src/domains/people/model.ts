/** Display names, for pages and emails. */
import { slugOf } from '#platform/slug.ts';

interface Named {
  name: string | null;
  lastName: string | null;
}

const NAMELESS = 'Member';

/** Shown instead of the name after deactivation. */
export const FORMER_MEMBER = { name: 'Former member', slug: 'former-member' };

/** Stands in for anyone the viewer may not see; the id belongs to no one. */
export const PRIVATE_MEMBER = {
  id: '00000000-0000-0000-0000-000000000000',
  name: 'Private member',
  slug: 'private-member',
  avatarUrl: null,
};

export function displayNameOf({ name, lastName }: Named): string {
  return [name, lastName].filter(Boolean).join(' ') || NAMELESS;
}

export function profileSlugOf(person: Named): string {
  return slugOf(displayNameOf(person)) || slugOf(NAMELESS);
}

export function profilePathOf(person: Named & { id: string }): string {
  return `/dashboard/changemaker/${person.id}/${profileSlugOf(person)}`;
}

/** The account's page in the admin area, even if deactivated. */
export const accountPathOf = ({ id }: { id: string }): string => `/admin/users?person=${id}`;
