import type { Role } from '../../../generated/types.gen.ts';
import { homeOf } from '../../domains/auth/flows/session-selectors.ts';

/** Where somebody sets what is the own; the first section unless told. */
export const settingsPathOf = (role: Role, section?: string): string =>
  [homeOf(role), 'settings', section].filter(Boolean).join('/');
