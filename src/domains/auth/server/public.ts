/** What other domains' servers and src/app may use of auth; everything else here is private. */
export type { Administration } from './administration.service.ts';
export { hasInvited } from './invitation-lists.repository.ts';
export { type Invitations, listInvitationIdsOf, POINTS_FOR_INVITER } from './invitations.service.ts';
export { FAILURES_BY_ADDRESS } from './limits.ts';
export { type AdminMade, makeAdmin } from './make-admin.service.ts';
export { createPasswordHasher } from './password-hashing.ts';
export { ownSignIns } from './personal-data.repository.ts';
