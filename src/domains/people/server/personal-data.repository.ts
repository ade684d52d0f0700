import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownAccount = [
  ownRows({
    file: 'account/account.json',
    about: 'Your account and profile. Your password is not included: we only keep a hash of it.',
    table: 'users',
    owner: 'id',
    key: 'id',
    without: ['password_hash', 'search_name'],
  }),
  ownRows({
    file: 'account/privacy.json',
    about: 'Your privacy settings. Empty if you never changed them.',
    table: 'privacy_policies',
    owner: 'user_id',
    key: 'user_id',
  }),
];
