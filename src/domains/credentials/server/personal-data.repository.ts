import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

export const ownCredentials = [
  personalRows({
    file: 'account/credentials.json',
    sayAbout: () => say('personalData.account.credentials'),
    table: 'credentials',
    owner: 'user_id',
    key: 'id',
  }),
];
