/** The directory and profiles, in every area. */

import { say } from '#languages/say.ts';
import { page } from './page.ts';

const load = () => import('../joined/people-and-following.tsx');

export const peoplePage = page('people', say('app.peoplePages.people'), async () => (await load()).PeoplePage);

export const followingPage = page(
  'following',
  say('app.peoplePages.following'),
  async () => (await load()).FollowingPage,
);

/** Anyone can be named as taking part in an impact. */
export const namingsPage = page('namings', say('app.peoplePages.namings'), async () => (await load()).NamingsPage);

export const credentialsPage = page(
  'credentials',
  say('app.peoplePages.credentials'),
  async () => (await load()).MyCredentialsPage,
);

export const profilePage = (path: string) =>
  page(
    path,
    say('app.peoplePages.profile'),
    async () => (await import('../joined/profile-with-impacts.tsx')).ProfileWithImpacts,
  );
