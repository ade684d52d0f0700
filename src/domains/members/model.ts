/** How a person is called, on every page and in every mail. */
import { slugOf } from '../../platform/slug.ts';

interface Named {
  name: string | null;
  lastName: string | null;
}

const NAMELESS = 'Member';

/** How someone is called who has left. */
export const FORMER_MEMBER = { name: 'Former member', slug: 'former-member' };

/** Someone whom the viewer may not know: the same for all of them, with an id that is nobody's. */
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

/** Where Admins see the account, whatever became of it. */
export const accountPathOf = ({ id }: { id: string }): string => `/admin/users?person=${id}`;
