import { say } from '#languages/say.ts';
import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownAccount = [
  ownRows({
    file: 'account/account.json',
    sayAbout: () => say('personalData.account.account'),
    table: 'users',
    owner: 'id',
    key: 'id',
    without: ['password_hash', 'search_name'],
  }),
  ownRows({
    file: 'account/privacy.json',
    sayAbout: () => say('personalData.account.privacy'),
    table: 'privacy_policies',
    owner: 'user_id',
    key: 'user_id',
  }),
];
