import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { type ShowNeeds, showCouncil } from './show-council.ts';

export const getCouncil: Call<'getCouncil', ShowNeeds> = async (needs, request) =>
  ok('Council found.', await showCouncil(needs, viewerOf(request), request.params.id));
