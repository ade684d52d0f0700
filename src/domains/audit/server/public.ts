/** What other domains' servers and src/app may use of audit; everything else here is private. */
export { ownEntries } from './personal-data.repository.ts';
export { record, recordAll } from './record.repository.ts';
