/** The domain’s calls. */
import { changeCommunitySettings } from './change-community-settings.ts';
import { getCommunitySettings } from './get-community-settings.ts';

export const settingsCalls = { getCommunitySettings, changeCommunitySettings };
