/** The directory and profiles, in every area. */
import { page } from './page.ts';

const load = () => import('../joined/people-and-followed.tsx');

export const peoplePage = page('people', 'People', async () => (await load()).DirectoryPage);

export const followingPage = page('following', 'Following', async () => (await load()).FollowingPage);

export const profilePage = (path: string) =>
  page(path, 'Profile', async () => (await import('../joined/profile-with-impacts.tsx')).ProfileWithImpacts);
