/** The directory and profiles, in every area. */
import { page } from './page.ts';

export const peoplePage = page(
  'people',
  'People',
  async () => (await import('#domains/profiles/web/directory/directory-page.tsx')).DirectoryPage,
);

export const followingPage = page(
  'following',
  'Following',
  async () => (await import('#domains/following/web/lists/following-page.tsx')).FollowingPage,
);

export const profilePage = (path: string) =>
  page(path, 'Profile', async () => (await import('../joined/profile-with-impacts.tsx')).ProfileWithImpacts);
