/** What other domains' servers and src/app may use of webhooks; everything else here is private. */
export { webhooksErasure } from './erasure.repository.ts';
export { emit } from './events/emit.ts';
export { registerWebhookJobs } from './jobs.ts';
export { sealWebhookSecrets } from './manage/seal-webhook-secrets.ts';
export type { WebhookCouncils } from './needs.ts';
export { ownWebhooks } from './personal-data.repository.ts';
export { createDispatcher, type Dispatcher } from './send/dispatcher.ts';
