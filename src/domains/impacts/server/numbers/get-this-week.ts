import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { viewerOf } from '#platform/server/http/viewer.ts';
import { DAY_MS } from '#platform/shared/moment.ts';
import type { ImpactNeeds } from '../needs.ts';
import { presentImpactSummary } from '../show/present.ts';
import { readVerifiedSince } from './verified-since.repository.ts';

const A_WEEK_MS = 7 * DAY_MS;

/** What was verified lately, and the sums of it. */
export const getThisWeek: Call<'getThisWeek', Pick<ImpactNeeds, 'db' | 'presentMedia'>> = async (
  { db, presentMedia },
  request,
) => {
  const viewer = viewerOf(request);
  const since = new Date(Date.now() - A_WEEK_MS);
  const [found] = await readVerifiedSince(db, { since, viewerId: viewer?.userId ?? null });
  if (!found) throw new Error('A select without a table gives one row');
  const latest = (found.rows ?? []).map((row) => presentImpactSummary(presentMedia, viewer, row));
  return ok('The last seven days.', { since: since.toISOString(), totals: found.totals, latest });
};
