import type { Role } from '../../../generated/types.gen.ts';
import { homeOf } from '../../domains/auth/flows/session-selectors.ts';

/** The directory in the area of a role. */
export const peoplePathOf = (role: Role): string => `${homeOf(role)}/people`;
