/** What other domains' servers and src/app may use of profiles; everything else here is private. */
export { listProfileUses } from './media-uses.service.ts';
export { reportedProfiles } from './reported.service.ts';
export { isProfilePicture } from './repository.ts';
