import { callerOf } from '../../../platform/http/caller.ts';
import { created, ok } from '../../../platform/http/envelope.ts';
import type { Handlers } from '../../../platform/http/handlers.ts';
import { emailVerificationMessages, registrationMessages, verificationMailMessages } from '../messages.ts';
import type { Invitations } from './invitations.service.ts';
import type { AuthLimits } from './rate-limits.ts';
import type { Registration } from './registration.service.ts';
import type { Verification } from './verification.service.ts';

type RegistrationHandlers = Handlers<
  | 'registerUser'
  | 'registerInvitedUser'
  | 'inviteByMail'
  | 'inviteOrganization'
  | 'resendVerificationMail'
  | 'verifyEmail'
>;

interface RegistrationHandlerNeeds {
  registration: Registration;
  invitations: Invitations;
  verification: Verification;
  limits: AuthLimits;
}

export function createRegistrationHandlers(needs: RegistrationHandlerNeeds): RegistrationHandlers {
  const { registration, invitations, verification, limits } = needs;
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
