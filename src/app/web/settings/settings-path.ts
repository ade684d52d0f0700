import { homeOf } from '#domains/auth/flows/session-selectors.ts';
import type { Role } from '#generated/types.gen.ts';

/** Without a section, the path leads to the first one. */
export const settingsPathOf = (role: Role, section?: string): string =>
  [homeOf(role), 'settings', section].filter(Boolean).join('/');
