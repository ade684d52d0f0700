import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownSignIns = [
  ownRows({
    file: 'account/external-accounts.json',
    about: 'External accounts you log in with.',
    table: 'identities',
    owner: 'user_id',
    key: 'subject',
    isKeyText: true,
  }),
  ownRows({
    file: 'account/sessions.json',
    about: 'Your current and recent sessions.',
    table: 'sessions',
    owner: 'user_id',
    key: 'id',
  }),
  ownRows({
    file: 'invitations/sent.json',
    about: 'Invitations you sent.',
    table: 'invitations',
    owner: 'invited_by',
    key: 'id',
    without: ['accepted_by'],
  }),
  ownRows({
    file: 'invitations/accepted.json',
    about: 'The invitation you registered with.',
    table: 'invitations',
    owner: 'accepted_by',
    key: 'id',
    without: ['invited_by'],
  }),
];
