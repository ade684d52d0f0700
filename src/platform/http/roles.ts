/** Roles as people say them: on the wire and in the database they're capitalised. */
import type { Role } from '#generated/types.gen.ts';

export const nameRole = (role: Role) => role.toLowerCase();

/** "an admin", "a judge". */
export const withArticle = (role: Role) => `${role === 'Admin' ? 'an' : 'a'} ${nameRole(role)}`;
