import { ownRows } from '../../../platform/db/own-rows.repository.ts';

export const ownAccount = [
  ownRows({
    file: 'account/account.json',
    about:
      'Your account and your profile. The password is not in it: only a mark of it is kept, which nobody can read.',
    table: 'users',
    owner: 'id',
    key: 'id',
    without: ['password_hash', 'search_name'],
  }),
  ownRows({
    file: 'account/privacy.json',
    about: 'Who may see what of you. Empty while you have never changed it.',
    table: 'privacy_policies',
    owner: 'user_id',
    key: 'user_id',
  }),
];
