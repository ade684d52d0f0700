/** One chunk for both pages, since each links to the other. */
export { FollowingPage } from '#domains/following/web/lists/following-page.tsx';
export { DirectoryPage } from '#domains/profiles/web/directory/directory-page.tsx';
