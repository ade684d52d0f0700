/** What other domains' servers and src/app may use of profiles; everything else here is private. */
export { createExportSlots } from './export-slots.ts';
export { profileFiles } from './files.ts';
export { reportedProfiles } from './reported.ts';
