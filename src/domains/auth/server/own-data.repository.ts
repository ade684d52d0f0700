import { ownRows } from '../../../platform/db/own-rows.repository.ts';

export const ownSignIns = [
  ownRows({
    file: 'account/external-accounts.json',
    about: 'The accounts elsewhere that you log in with.',
    table: 'identities',
    owner: 'user_id',
    key: 'subject',
    isKeyText: true,
  }),
  ownRows({
    file: 'account/sessions.json',
    about: 'Where you are and were lately logged in.',
    table: 'sessions',
    owner: 'user_id',
    key: 'id',
  }),
  ownRows({
    file: 'invitations/sent.json',
    about: 'Whom you invited.',
    table: 'invitations',
    owner: 'invited_by',
    key: 'id',
    without: ['accepted_by'],
  }),
  ownRows({
    file: 'invitations/accepted.json',
    about: 'The invitation that you came by.',
    table: 'invitations',
    owner: 'accepted_by',
    key: 'id',
    without: ['invited_by'],
  }),
];
