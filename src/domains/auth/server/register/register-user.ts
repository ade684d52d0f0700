import type { Db } from '#platform/db/database.ts';
import type { AntiForgery } from '#platform/http/anti-forgery.ts';
import { limitKey } from '#platform/http/call-limits.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { linkGone } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { readPage } from '#platform/http/paging.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';
import { emailVerificationMessages, registrationMessages, verificationMailMessages } from '../../messages.ts';
import { userAgentOf } from '../device-texts.ts';
import type { Devices } from '../devices.ts';
import { INVITATIONS } from '../invite/invitation-lists.repository.ts';
import { readInvitations, readOpenInvitation } from '../invite/list-invitations.ts';
import type { Invitations } from '../invite/send-invitation.ts';
import { type AuthLimits, UNSOLICITED_EMAILS } from '../limits.ts';
import { findLinkRecipient } from '../link-recipient.ts';
import { presentSession } from '../present.ts';
import type { Registration } from './applicants.ts';
import type { Verification } from './verify-email.ts';

type RegistrationHandlers = Handlers<
  | 'registerUser'
  | 'registerInvitedUser'
  | 'getInvitation'
  | 'inviteByMail'
  | 'listInvitations'
  | 'inviteOrganization'
  | 'resendVerificationMail'
  | 'resendToRegistered'
  | 'verifyEmail'
>;

interface RegistrationHandlerNeeds {
  db: Db;
  registration: Registration;
  invitations: Invitations;
  verification: Verification;
  devices: Devices;
  antiForgery: AntiForgery;
  limits: AuthLimits;
  limiter: RateLimiter;
}

export function createRegistrationHandlers(needs: RegistrationHandlerNeeds): RegistrationHandlers {
  const { db, registration, invitations, verification, devices, antiForgery, limits, limiter } = needs;
  return {
    registerUser: async (request, reply) => {
      const { email } = request.body;
      await limits.take('registerUser', request, email);
      const emailsTo = limitKey('registerUser', 'emails', email);
      const maySend = await limiter.tryTake(emailsTo, UNSOLICITED_EMAILS);
      devices.rememberRegistered(reply, await registration.register(request.body, { maySend }));
      return ok(registrationMessages.success, null);
    },

    registerInvitedUser: async (request) => {
      const { inviteid } = request.query;
      await limits.takeProven('registerInvitedUser', request, await findLinkRecipient(db, inviteid, 'invite'));
      await registration.registerInvited(inviteid, request.body);
      return ok(registrationMessages.successInvited, null);
    },

    inviteByMail: async (request) => {
      await invitations.invite(callerOf(request).userId, request.body.email);
      return ok('Invitation sent.', null);
    },

    listInvitations: async (request) => {
      const { userId, role } = callerOf(request);
      const { kind = 'person' } = request.query;
      const isOfAll = kind === 'organization' && role === 'Admin';
      const filter = { invitedBy: isOfAll ? null : userId, role: kind === 'person' ? 'Member' : 'Partner' } as const;
      const leftToday = await limits.leftFor(kind === 'person' ? 'inviteByMail' : 'inviteOrganization', userId);
      const page = await readInvitations(db, filter, readPage(request.query, INVITATIONS));
      return ok('Your invitations.', { ...page, leftToday });
    },

    getInvitation: async (request) => {
      const { inviteid } = request.query;
      await limits.takeProven('getInvitation', request, await findLinkRecipient(db, inviteid, 'invite'));
      return ok('You’re invited.', await readOpenInvitation(db, inviteid));
    },

    inviteOrganization: async (request) => {
      const { email, organizationName } = request.body;
      await invitations.inviteOrganization(callerOf(request).userId, email, organizationName);
      return ok('Invitation sent.', null);
    },

    resendVerificationMail: async (request) => {
      await verification.sendAgain(callerOf(request).userId);
      return ok(verificationMailMessages.success, null);
    },

    resendToRegistered: async (request) => {
      const userId = devices.findRegistered(request);
      await limits.takeProven('resendToRegistered', request, userId);
      if (userId === null) throw linkGone();
      await verification.sendToRegistered(userId);
      return ok(verificationMailMessages.success, null);
    },

    verifyEmail: async (request, reply) => {
      const { tokenParam } = request.params;
      await limits.takeProven('verifyEmail', request, await findLinkRecipient(db, tokenParam, 'verify'));
      const registered = { userId: devices.findRegistered(request), userAgent: userAgentOf(request) };
      const opened = await verification.verify(tokenParam, registered);
      if (!opened) return ok(emailVerificationMessages.success, null);
      devices.forgetRegistered(reply);
      devices.remember(reply, opened.account.id);
      antiForgery.renewCookies(reply);
      return ok(emailVerificationMessages.success, presentSession(opened.tokens, opened.account));
    },
  };
}
