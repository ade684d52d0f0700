/** What src/app may use of imports; everything else here is private. */
export { importsErasure } from './erasure.repository.ts';
export { registerImportJobs } from './jobs.ts';
