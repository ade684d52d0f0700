import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { AuthNeeds } from '../needs.ts';
import { makeChallenge } from './challenges.ts';

export const getChallenge: Call<'getChallenge', Pick<AuthNeeds, 'keys'>> = async ({ keys }) =>
  ok('Challenge made.', await makeChallenge(keys));
