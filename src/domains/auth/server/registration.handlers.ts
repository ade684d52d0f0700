import type { Db } from '../../../platform/db/database.ts';
import { callerOf } from '../../../platform/http/caller.ts';
import { created, ok } from '../../../platform/http/envelope.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { readPage } from '../../../platform/http/paging.ts';
import { emailVerificationMessages, registrationMessages, verificationMailMessages } from '../messages.ts';
import { readInvitations, readOpenInvitation } from './invitation-reading.service.ts';
import type { Invitations } from './invitations.service.ts';
import type { AuthLimits } from './rate-limits.ts';
import type { Registration } from './registration.service.ts';
import type { Verification } from './verification.service.ts';

type RegistrationHandlers = Handlers<
  | 'registerUser'
  | 'registerInvitedUser'
  | 'getInvitation'
  | 'inviteByMail'
  | 'listInvitations'
  | 'inviteOrganization'
  | 'resendVerificationMail'
  | 'verifyEmail'
>;

interface RegistrationHandlerNeeds {
  db: Db;
  registration: Registration;
  invitations: Invitations;
  verification: Verification;
  limits: AuthLimits;
}

export function createRegistrationHandlers(needs: RegistrationHandlerNeeds): RegistrationHandlers {
  const { db, registration, invitations, verification, limits } = needs;
  const INVITED = 'The invitation is on its way.';
  return {
    registerUser: async (request, reply) => {
      await limits.take('registerUser', request, request.body.email);
      await registration.register(request.body);
      return reply.code(201).send(created(registrationMessages.success, null));
    },

    registerInvitedUser: async (request, reply) => {
      await limits.take('registerInvitedUser', request, request.body.email);
      await registration.registerInvited(request.query.inviteid, request.body);
      return reply.code(201).send(created(registrationMessages.successInvited, null));
    },

    inviteByMail: async (request, reply) => {
      await limits.take('inviteByMail', request);
      await invitations.invite(callerOf(request).userId, request.body.email);
      return reply.code(200).send(ok(INVITED, null));
    },

    listInvitations: async (request, reply) => {
      await limits.take('listInvitations', request);
      const { userId, role } = callerOf(request);
      const { kind = 'person' } = request.query;
      const isOfAll = kind === 'organization' && role === 'Admin';
      const filter = { invitedBy: isOfAll ? null : userId, role: kind === 'person' ? 'Member' : 'Partner' } as const;
      const leftToday = await limits.leftFor(kind === 'person' ? 'inviteByMail' : 'inviteOrganization', userId);
      const page = await readInvitations(db, filter, readPage(request.query));
      return reply.code(200).send(ok('Your invitations.', { ...page, leftToday }));
    },

    getInvitation: async (request, reply) => {
      await limits.take('getInvitation', request);
      return reply.code(200).send(ok('You are invited.', await readOpenInvitation(db, request.query.inviteid)));
    },

    inviteOrganization: async (request, reply) => {
      await limits.take('inviteOrganization', request);
      const { email, organizationName } = request.body;
      await invitations.inviteOrganization(callerOf(request).userId, email, organizationName);
      return reply.code(200).send(ok(INVITED, null));
    },

    resendVerificationMail: async (request, reply) => {
      await limits.take('resendVerificationMail', request);
      await verification.sendAgain(callerOf(request).userId);
      return reply.code(200).send(ok(verificationMailMessages.success, null));
    },

    verifyEmail: async (request, reply) => {
      await limits.take('verifyEmail', request);
      await verification.verify(request.params.tokenParam);
      return reply.code(200).send(ok(emailVerificationMessages.success, null));
    },
  };
}
