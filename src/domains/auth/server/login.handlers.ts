import type { AntiForgery } from '#platform/http/anti-forgery.ts';
import { bearerToken, callerOf } from '#platform/http/caller.ts';
import { ok } from '#platform/http/envelope.ts';
import { tokenMissing } from '#platform/http/failure.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import type { RateLimiter } from '#platform/http/rate-limits.ts';
import { loginMessages } from '../messages.ts';
import { userAgentOf } from './device-texts.ts';
import type { Devices } from './devices.ts';
import type { AuthLimits } from './limits.ts';
import type { Login } from './log-in/log-in.ts';
import { beginLoginAttempt } from './log-in/login-attempts.ts';
import { presentSession, presentSessionUser } from './present.ts';
import type { Sessions } from './sessions/callers.ts';

type LoginHandlers = Handlers<'logIn' | 'logOut' | 'renewToken'>;

interface LoginHandlerNeeds {
  login: Login;
  sessions: Sessions;
  devices: Devices;
  antiForgery: AntiForgery;
  limits: AuthLimits;
  limiter: RateLimiter;
}

export function createLoginHandlers(needs: LoginHandlerNeeds): LoginHandlers {
  const { login, sessions, devices, antiForgery, limits, limiter } = needs;
  return {
    logIn: async (request, reply) => {
      const { email } = request.body;
      const result = await login.logIn({ ...request.body, userAgent: userAgentOf(request) }, (userId) =>
        beginLoginAttempt({ limits, limiter }, request, {
          email,
          userId,
          isKnownDevice: userId !== null && devices.isKnown(request, userId),
        }),
      );
      const { account } = result;
      antiForgery.renewCookies(reply);
      if (result.kind === 'unverified') {
        const data = { accessToken: result.accessToken, user: presentSessionUser(account) };
        reply.code(202);
        return ok(loginMessages.unverified, data);
      }
      devices.remember(reply, account.id);
      return ok(loginMessages.success, presentSession(result.tokens, account));
    },

    logOut: async (request, reply) => {
      const { sessionId } = callerOf(request);
      if (sessionId) await sessions.end(sessionId);
      antiForgery.renewCookies(reply);
      return ok('You’re logged out.', null);
    },

    renewToken: async (request) => {
      const { id } = request.params;
      const refreshToken = bearerToken(request);
      if (!refreshToken) throw tokenMissing();
      await limits.takeProven('renewToken', request, await sessions.findFamily(id, refreshToken));
      const { tokens, account } = await sessions.renew(id, refreshToken, userAgentOf(request));
      return ok('Session renewed.', presentSession(tokens, account));
    },
  };
}
