/** Prefetches what the page of a thing shows, before it is opened. */
import type { FetchQueryOptions } from '@tanstack/react-query';
import { matchPath } from 'react-router-dom';
import { findGoal } from '#domains/goals/goals.ts';
import { getCouncilOptions } from '#generated/councils/getCouncil.gen.ts';
import { getGoalOptions } from '#generated/goals/getGoal.gen.ts';
import { getImpactOptions } from '#generated/impacts/getImpact.gen.ts';
import { getNewsOptions } from '#generated/news/getNews.gen.ts';
import { getOpportunityOptions } from '#generated/opportunities/getOpportunity.gen.ts';
import { zId } from '#generated/schemas/Id.gen.ts';
import { getPublicProfileOptions } from '#generated/users/getPublicProfile.gen.ts';
import { sharedQueryClient } from './shell/shared-query-client.ts';

// biome-ignore lint/suspicious/noExplicitAny: each call has options of its own type, and all go to the same function.
type Read = FetchQueryOptions<any, any, any, any>;

/** The same queries that the pages make, by route. */
const THINGS: Readonly<Record<string, (id: string, viewerId: string | null) => Read>> = {
  '/impacts/:id/:slug?': (id) => getImpactOptions({ path: { id } }),
  '/councils/:id/:slug?': (id) => getCouncilOptions({ path: { id } }),
  '/people/:id/:slug?': (id) => getPublicProfileOptions({ path: { id } }),
  '/news/:id/:slug?': (id) => getNewsOptions({ path: { id } }),
  '/scholarships/:id/:slug?': (id, viewerId) =>
    getOpportunityOptions({ path: { id }, ...(viewerId !== null && { query: { user_id: viewerId } }) }),
};

/** @param viewerId null for visitors. */
export async function prefetchData(path: string, viewerId: string | null): Promise<void> {
  const read = readOf(path, viewerId);
  // Don't retry: if this fails, the page fetches again when it is opened, and reports a failure itself.
  if (read) await sharedQueryClient.prefetchQuery({ ...read, retry: false });
}

function readOf(path: string, viewerId: string | null): Read | null {
  const goal = findGoal(matchPath('/sdg/:slug', path)?.params.slug ?? '');
  if (goal) return getGoalOptions({ path: { id: goal.id } });
  for (const [pattern, optionsOf] of Object.entries(THINGS)) {
    const id = matchPath(pattern, path)?.params['id'];
    if (id && zId.safeParse(id).success) return optionsOf(id, viewerId);
  }
  return null;
}
