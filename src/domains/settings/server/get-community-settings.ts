import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { SettingsNeeds } from './needs.ts';
import { presentSettings } from './present-settings.ts';

export const getCommunitySettings: Call<'getCommunitySettings', Pick<SettingsNeeds, 'db' | 'settings'>> = async (
  needs,
) => ok('Settings found.', await presentSettings(needs));
