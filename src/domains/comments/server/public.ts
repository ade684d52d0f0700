/** What other domains' servers and src/app may use of comments; everything else here is private. */
export { hideComment, restoreComment } from './moderation.service.ts';
export { ownComments } from './personal-data.repository.ts';
