/** What other domains' servers and src/app may use of moderation; everything else here is private. */

export { moderationErasure } from './erasure.repository.ts';
export { registerModerationJobs } from './jobs.ts';
export { ownModeration } from './personal-data.repository.ts';
export { closeHeldCase, openHeldCase } from './report/held-cases.ts';
export { findHeldForUpdate } from './report/open-cases.repository.ts';
export { hasReported } from './report/reports.repository.ts';
export type { Reportables } from './reportables.ts';
export { countReportWork } from './show/count-report-work.ts';
