/** In one piece of code: the directory leads to those who are followed, and back. */
export { FollowingPage } from '#domains/following/web/lists/following-page.tsx';
export { DirectoryPage } from '#domains/profiles/web/directory/directory-page.tsx';
