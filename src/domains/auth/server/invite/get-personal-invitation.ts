import { renderSVG } from 'uqr';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { AuthNeeds } from '../needs.ts';
import { countJoined } from './personal-invitations.repository.ts';

export const getPersonalInvitation: Call<'getPersonalInvitation', Pick<AuthNeeds, 'config' | 'db'>> = async (
  { config, db },
  request,
) => {
  const { userId } = callerOf(request);
  const url = new URL(`/auth/register?invited_by=${userId}`, config.publicOrigin).href;
  return ok('Your invitation link.', { url, svg: renderSVG(url), joined: await countJoined(db, userId) });
};
