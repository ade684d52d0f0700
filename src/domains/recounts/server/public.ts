/** What src/app may use of recounts; everything else here is private. */
export { recountsErasure } from './erasure.repository.ts';
export { registerRecountJobs } from './jobs.ts';
