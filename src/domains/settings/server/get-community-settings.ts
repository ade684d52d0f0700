import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { presentSettings, type StateNeeds } from './present-settings.ts';

export const getCommunitySettings: Call<'getCommunitySettings', StateNeeds> = async (needs) =>
  ok('Settings found.', await presentSettings(needs));
