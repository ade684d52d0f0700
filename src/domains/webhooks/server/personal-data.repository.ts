import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

export const ownWebhooks = [
  personalRows({
    file: 'account/webhooks.json',
    sayAbout: () => say('personalData.account.webhooks'),
    table: 'webhooks',
    owner: 'owner_id',
    key: 'id',
    excluded: ['sealed_secret', 'old_sealed_secret', 'claim_id', 'busy_until'],
  }),
];
