import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { RecountNeeds } from './needs.ts';
import { presentRecounting } from './present-recounting.ts';

export const getPointsRecount: Call<'getPointsRecount', Pick<RecountNeeds, 'db' | 'readRule'>> = async (needs) =>
  ok('Recount found.', await presentRecounting(needs));
