import { deletePushDeviceOfLogin } from '#domains/notifications/server/public.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { AuthNeeds } from '../needs.ts';
import { markSessionEnded } from '../sessions/sessions.repository.ts';

export const logOut: Call<'logOut', Pick<AuthNeeds, 'db' | 'antiForgery'>> = async (
  { db, antiForgery },
  request,
  reply,
) => {
  const { sessionId } = callerOf(request);
  if (sessionId) {
    await markSessionEnded(db, sessionId);
    await deletePushDeviceOfLogin(db, sessionId);
  }
  antiForgery.renewCookies(reply);
  return ok('You’re logged out.', null);
};
