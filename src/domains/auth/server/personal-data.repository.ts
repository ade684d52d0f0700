import { say } from '#languages/say.ts';
import { ownRows } from '#platform/db/own-rows.repository.ts';

export const ownSignIns = [
  ownRows({
    file: 'account/external-accounts.json',
    sayAbout: () => say('personalData.account.externalAccounts'),
    table: 'identities',
    owner: 'user_id',
    key: 'subject',
    isKeyText: true,
  }),
  ownRows({
    file: 'account/sessions.json',
    sayAbout: () => say('personalData.account.sessions'),
    table: 'sessions',
    owner: 'user_id',
    key: 'id',
  }),
  ownRows({
    file: 'invitations/sent.json',
    sayAbout: () => say('personalData.invitations.sent'),
    table: 'invitations',
    owner: 'invited_by',
    key: 'id',
    without: ['accepted_by'],
  }),
  ownRows({
    file: 'invitations/accepted.json',
    sayAbout: () => say('personalData.invitations.accepted'),
    table: 'invitations',
    owner: 'accepted_by',
    key: 'id',
    without: ['invited_by'],
  }),
];
