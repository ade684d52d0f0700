import type { Role } from '../../../generated/types.gen.ts';
import { homeOf } from '../../domains/auth/flows/session-selectors.ts';

/** Without a section, the path of the first. */
export const settingsPathOf = (role: Role, section?: string): string =>
  [homeOf(role), 'settings', section].filter(Boolean).join('/');
