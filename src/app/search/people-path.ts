import { homeOf } from '#domains/auth/flows/session-selectors.ts';
import type { Role } from '#generated/types.gen.ts';

/** The path of a role's directory. */
export const peoplePathOf = (role: Role): string => `${homeOf(role)}/people`;
