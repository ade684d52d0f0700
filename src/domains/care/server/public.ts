/** What other domains' servers and src/app may use of care; everything else here is private. */
export { closeHeldCase, openHeldCase } from './held-cases.service.ts';
export { findHeldForUpdate } from './open-cases.repository.ts';
export { ownCare } from './personal-data.repository.ts';
export type { Reportables } from './reportables.ts';
export { hasReported } from './reports.repository.ts';
export { countReportWork } from './work.service.ts';
