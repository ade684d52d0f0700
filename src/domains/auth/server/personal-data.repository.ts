import { say } from '#languages/say.ts';
import { personalRows } from '#platform/server/db/personal-rows.repository.ts';

export const ownSignIns = [
  personalRows({
    file: 'account/external-accounts.json',
    sayAbout: () => say('personalData.account.externalLogins'),
    table: 'identities',
    owner: 'user_id',
    key: 'subject',
    isKeyText: true,
  }),
  personalRows({
    file: 'account/sessions.json',
    sayAbout: () => say('personalData.account.sessions'),
    table: 'sessions',
    owner: 'user_id',
    key: 'id',
  }),
  personalRows({
    file: 'invitations/sent.json',
    sayAbout: () => say('personalData.invitations.sent'),
    table: 'invitations',
    owner: 'invited_by',
    key: 'id',
    excluded: ['accepted_by'],
  }),
  personalRows({
    file: 'invitations/accepted.json',
    sayAbout: () => say('personalData.invitations.accepted'),
    table: 'invitations',
    owner: 'accepted_by',
    key: 'id',
    excluded: ['invited_by'],
  }),
];
