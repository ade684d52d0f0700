import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

export const ownAccount = [
  personalRows({
    file: 'account/account.json',
    sayAbout: () => say('personalData.account.account'),
    table: 'users',
    owner: 'id',
    key: 'id',
    excluded: ['password_hash', 'search_name'],
  }),
  personalRows({
    file: 'account/privacy.json',
    sayAbout: () => say('personalData.account.privacy'),
    table: 'privacy_policies',
    owner: 'user_id',
    key: 'user_id',
  }),
];
