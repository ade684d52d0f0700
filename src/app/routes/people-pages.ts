/** Of every area: who is in the community. A profile stands at the address of the area it is opened in. */
import { page } from './page.ts';

export const peoplePage = page(
  'people',
  'People',
  async () => (await import('../../domains/members/web/directory/directory-page.tsx')).DirectoryPage,
);

export const profilePage = (path: string) =>
  page(path, 'Profile', async () => (await import('../members/profile-page.tsx')).ProfilePage);
