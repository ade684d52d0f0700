/** What other domains' servers and src/app may use of comments; everything else here is private. */

export { countPublicComments } from './comments.repository.ts';
export { commentsErasure } from './erasure.ts';
export { closeCasesOnNews } from './moderate/held-cases.ts';
export { reportedComments } from './moderate/reported.ts';
export { ownComments } from './personal-data.repository.ts';
export { translatableComments } from './show/translatable.repository.ts';
