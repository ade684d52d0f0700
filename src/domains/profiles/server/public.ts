/** What other domains' servers and src/app may use of profiles; everything else here is private. */
export { profilesErasure } from './erasure.repository.ts';
export { createExportSlots } from './export-slots.ts';
export { profileFiles } from './profile-files.ts';
export { reportedProfiles } from './reported.ts';
export { profilePages } from './show/public-pages.repository.ts';
export { translatableProfiles } from './translatable.repository.ts';
