/** Messages of profile completion. */
import { say } from '#languages/say.ts';
export const profileMessages = {
  failure: say('profiles.profileMessages.somethingWentWrongPleaseTry'),
  incomplete: say('profiles.profileMessages.pleaseFillInEveryField'),
} as const;
