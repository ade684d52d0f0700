/** Messages of profile completion. */
import { say } from '#languages/say.ts';
export const profileMessages = {
  failure: say('profiles.profileMessages.failed'),
  incomplete: say('profiles.profileMessages.incomplete'),
} as const;
