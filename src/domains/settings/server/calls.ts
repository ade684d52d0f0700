/** The domain’s calls. */
import { changeCommunitySettings } from './change-community-settings.ts';
import { getCommunitySettings } from './get-community-settings.ts';
import { getMailSetup } from './mail/get-mail-setup.ts';
import { sendTestMail } from './mail/send-test-mail.ts';

export const settingsCalls = { getCommunitySettings, changeCommunitySettings, getMailSetup, sendTestMail };
