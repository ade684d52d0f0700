/** What other domains' servers and src/app may use of administration; everything else here is private. */
export { readTypicalReviewDays } from './stats.service.ts';
