import type { AntiForgery } from '#platform/http/anti-forgery.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { loginMessages } from '../../messages.ts';
import { userAgentOf } from '../device-texts.ts';
import type { Devices } from '../devices.ts';
import { EXTERNAL_SIGN_IN_SECONDS, type ExternalSignIn } from './sign-in-with-google.ts';
import { presentSession } from '../present.ts';

type ExternalHandlers = Handlers<'getGoogleSignInUrl' | 'signInWithGoogle'>;

interface ExternalHandlerNeeds {
  externalSignIn: ExternalSignIn;
  devices: Devices;
  antiForgery: AntiForgery;
  secure: boolean;
}

const COOKIE = 'external_sign_in';

export function createExternalSignInHandlers(needs: ExternalHandlerNeeds): ExternalHandlers {
  const { externalSignIn, devices, antiForgery, secure } = needs;
  const cookie = { path: '/api/auth/google', httpOnly: true, sameSite: 'lax', secure } as const;
  return {
    getGoogleSignInUrl: async (_request, reply) => {
      const { url, secret } = await externalSignIn.begin();
      reply.setCookie(COOKIE, secret, { ...cookie, maxAge: EXTERNAL_SIGN_IN_SECONDS });
      return ok('Continue at the sign-in provider.', { url });
    },

    signInWithGoogle: async (request, reply) => {
      reply.clearCookie(COOKIE, cookie);
      const { account, tokens } = await externalSignIn.finish(
        request.cookies[COOKIE],
        { ...request.query },
        userAgentOf(request),
      );
      antiForgery.renewCookies(reply);
      devices.remember(reply, account.id);
      const session = presentSession(tokens, account);
      return ok(loginMessages.success, { ...session, isProfileComplete: account.isProfileCompleted });
    },
  };
}
