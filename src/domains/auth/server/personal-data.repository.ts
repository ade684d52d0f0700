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
    file: 'account/email-changes.json',
    sayAbout: () => say('personalData.account.emailChanges'),
    table: 'email_changes',
    owner: 'user_id',
    key: 'id',
  }),
  personalRows({
    file: 'account/second-step.json',
    sayAbout: () => say('personalData.account.secondStep'),
    table: 'factors',
    owner: 'user_id',
    key: 'kind',
    isKeyText: true,
    excluded: ['sealed_secret', 'last_step'],
  }),
  personalRows({
    file: 'account/passkeys.json',
    sayAbout: () => say('personalData.account.passkeys'),
    table: 'passkeys',
    owner: 'user_id',
    key: 'id',
    excluded: ['credential_id', 'public_key', 'counter'],
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
  personalRows({
    file: 'invitations/link-used.json',
    sayAbout: () => say('personalData.invitations.linkUsed'),
    table: 'personal_invitations',
    owner: 'user_id',
    key: 'user_id',
    excluded: ['inviter_id'],
  }),
];
