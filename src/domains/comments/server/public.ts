/** What other domains' servers and src/app may use of comments; everything else here is private. */
export { ownComments } from './personal-data.repository.ts';
export { reportedComments } from './reported.service.ts';
