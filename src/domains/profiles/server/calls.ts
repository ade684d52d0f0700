/** The domain’s calls. */
import { getCurrentUser, updateLanguage } from './current-user.ts';
import { listUsers, searchUsers } from './directory.ts';
import { exportMyData } from './export-my-data.ts';
import { getPublicProfile } from './show/get-public-profile.ts';
import { getUser } from './show/get-user.ts';
import { updateProfile } from './update-profile.ts';

export const profileCalls = {
  getCurrentUser,
  updateProfile,
  updateLanguage,
  searchUsers,
  listUsers,
  getUser,
  getPublicProfile,
  exportMyData,
};
