/** What other domains' servers and src/app may use of auth; everything else here is private. */
export { type AdministerNeeds, administerAccount } from './accounts/administer-account.ts';
export { type AdminMade, makeAdmin } from './accounts/make-admin.ts';
export { authErasure } from './erasure/erasure.repository.ts';
export { sealSecrets } from './factors/seal-secrets.ts';
export { type FactorTakenAway, takeFactorAway } from './factors/take-factor-away.ts';
export { hasInvited } from './invite/invitation-lists.repository.ts';
export { listInvitationIdsOf } from './invite/invitations.repository.ts';
export { inviteOnce } from './invite/invite-by-mail.ts';
export { POINTS_FOR_INVITER } from './invite/welcome-invited.ts';
export { registerAuthJobs } from './jobs.ts';
export { FAILURES_BY_ADDRESS } from './limits.ts';
export { prepareAuth } from './needs.ts';
export { createPasswordHasher } from './passwords/password-hashing.ts';
export { ownSignIns } from './personal-data.repository.ts';
export { presentAccount } from './present.ts';
export { secondStepDueOf } from './second-step-rule/second-step-rule.repository.ts';
export { createCallers } from './sessions/callers.ts';
export { findValidTokens } from './sessions/valid-tokens.ts';
