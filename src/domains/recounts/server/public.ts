/** What src/app may use of recounts; everything else here is private. */
export { registerRecountJobs } from './jobs.ts';
