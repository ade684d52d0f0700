import type { FastifyRequest } from 'fastify';
import { say } from '#languages/say.ts';
import { limitKey } from '#platform/http/call-limits.ts';
import { callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { forbidden } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';
import { accountMessages, forgotPasswordMessages, resetPasswordMessages } from '../messages.ts';
import type { DeactivationNeeds } from './accounts/administer-account.ts';
import { deactivateAccount } from './accounts/deactivate-account.ts';
import type { Devices } from './devices.ts';
import { type AuthLimits, UNSOLICITED_EMAILS } from './limits.ts';
import { findLinkRecipient } from './link-recipient.ts';
import { forgetFailures } from './log-in/login-attempts.ts';
import { findPasswordFault } from './passwords/password-strength.ts';
import type { Passwords } from './passwords/new-password.ts';

type AccountHandlers = Handlers<
  'forgotPassword' | 'resetPassword' | 'changePassword' | 'disownPassword' | 'judgePassword' | 'deactivateAccount'
>;

interface AccountHandlerNeeds extends DeactivationNeeds {
  passwords: Passwords;
  devices: Devices;
  knownOfSite: readonly string[];
  limits: AuthLimits;
  limiter: RateLimiter;
}

export function createAccountHandlers(needs: AccountHandlerNeeds): AccountHandlers {
  const { db, passwords, devices, knownOfSite, limits, limiter } = needs;
  return {
    forgotPassword: async (request) => {
      const { email } = request.body;
      await limits.take('forgotPassword', request, email);
      await passwords.forgot(email, { maySend: await limiter.tryTake(resetEmailsTo(email), UNSOLICITED_EMAILS) });
      return ok(forgotPasswordMessages.success, null);
    },

    resetPassword: async (request, reply) => {
      const { tokenParam } = request.params;
      await limits.takeProven('resetPassword', request, await findLinkRecipient(db, tokenParam, 'reset'));
      const { id, email } = await passwords.reset(tokenParam, request.body);
      // Earlier links no longer work, so the limit on reset emails starts afresh.
      await limiter.clear(resetEmailsTo(email));
      await forgetFailures(limiter, request, email);
      devices.remember(reply, id);
      return ok(resetPasswordMessages.success, null);
    },

    changePassword: async (request) => {
      await passwords.change(callerOf(request), request.body);
      return ok('Password changed.', null);
    },

    disownPassword: async (request) => {
      const { tokenParam } = request.params;
      await limits.takeProven('disownPassword', request, await findLinkRecipient(db, tokenParam, 'disown'));
      await passwords.disown(tokenParam);
      return ok(say('auth.messages.disowned'), null);
    },

    judgePassword: async (request) => {
      const { password, known = [] } = request.body;
      return ok('Password judged.', { fault: await findPasswordFault(password, [...known, ...knownOfSite]) });
    },

    deactivateAccount: async (request) => {
      refuseNavigation(request);
      await limits.take('deactivateAccount', request);
      await deactivateAccount(needs, callerOf(request).userId);
      return ok(accountMessages.deactivated, null);
    },
  };
}

const resetEmailsTo = (email: string) => limitKey('forgotPassword', 'emails', email);

/** A GET that changes something: refused from links, images and other sites. */
function refuseNavigation(request: FastifyRequest): void {
  const { 'sec-fetch-mode': mode, 'sec-fetch-site': site } = request.headers;
  if (mode === 'navigate' || (site !== undefined && site !== 'same-origin')) {
    throw forbidden('navigation_refused', say('auth.failures.deactivateInSettings'));
  }
}
