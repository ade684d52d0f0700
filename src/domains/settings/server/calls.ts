/** The domain’s calls. */
import { changeCommunitySettings } from './change-community-settings.ts';
import { getCommunitySettings } from './get-community-settings.ts';
import { uploadLookPicture } from './look/upload-look-picture.ts';
import { getMailSetup } from './mail/get-mail-setup.ts';
import { sendTestMail } from './mail/send-test-mail.ts';

export const settingsCalls = {
  getCommunitySettings,
  changeCommunitySettings,
  uploadLookPicture,
  getMailSetup,
  sendTestMail,
};
