import type { ExternalSession } from '#generated/types.gen.ts';
import { type Answer, ok } from '#platform/server/http/envelope.ts';
import type { Cookies } from '#platform/server/http/handlers.ts';
import { loginMessages } from '../../messages.ts';
import { type BegunSession, presentLoggedIn, type SessionNeeds } from '../log-in/open-session.ts';

export function presentExternalSession(
  needs: SessionNeeds,
  reply: Cookies,
  begun: BegunSession,
): Answer<ExternalSession> {
  const session = presentLoggedIn(needs, reply, begun);
  return ok(loginMessages.success, { ...session, isProfileComplete: begun.account.isProfileCompleted });
}
