/** What other domains' servers and src/app may use of auth; everything else here is private. */
export type { Administration } from './accounts/administer-account.ts';
export { hasInvited } from './invite/invitation-lists.repository.ts';
export { type Invitations, listInvitationIdsOf, POINTS_FOR_INVITER } from './invite/send-invitation.ts';
export { FAILURES_BY_ADDRESS } from './limits.ts';
export { type AdminMade, makeAdmin } from './accounts/make-admin.ts';
export { createPasswordHasher } from './passwords/password-hashing.ts';
export { ownSignIns } from './personal-data.repository.ts';
