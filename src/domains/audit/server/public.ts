/** What other domains' servers and src/app may use of audit; everything else here is private. */
export { auditErasure, eraseTitles, listLoggedNames } from './erasure.repository.ts';
export { registerAuditJobs } from './jobs.ts';
export { ownEntries } from './personal-data.repository.ts';
export { record, recordAll } from './record.repository.ts';
