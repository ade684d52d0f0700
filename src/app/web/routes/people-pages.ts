/** The directory and profiles, in every area. */

import { say } from '#languages/say.ts';
import { page } from './page.ts';

const TITLES = {
  people: say('app.peoplePages.people'),
  following: say('app.peoplePages.following'),
  // Anyone can be named as taking part in an impact.
  namings: say('app.peoplePages.namings'),
  credentials: say('app.peoplePages.credentials'),
};
type OwnPage = keyof typeof TITLES;

export const peoplePages = (Object.keys(TITLES) as OwnPage[]).map((path) =>
  page(path, TITLES[path], async () => (await import('../joined/people-and-following.tsx')).PAGES[path]),
);

export const profilePage = (path: string) =>
  page(
    path,
    say('app.peoplePages.profile'),
    async () => (await import('../joined/profile-with-impacts.tsx')).ProfileWithImpacts,
  );
