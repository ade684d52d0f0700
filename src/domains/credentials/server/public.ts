/** What other domains' servers and src/app may use of credentials; everything else here is private. */
export { credentialsErasure } from './erasure.repository.ts';
export { issueCredentials, revokeCredentials } from './issue/issue-credentials.ts';
export { registerCredentialJobs } from './jobs.ts';
export { settleMilestones } from './milestones/award-milestones.ts';
export { ownCredentials } from './personal-data.repository.ts';
export { ensureIssuerKeys, rotateIssuerKeys, sealIssuerKeys } from './sign/issuer-keys.ts';
export { findSigningSince } from './sign/keys.repository.ts';
export { serveCredentialDocuments } from './sign/serve-documents.ts';
