/** The lists of impacts for members and visitors. */

import { assertCouncilVisible } from '#domains/councils/server/public.ts';
import { presentChoice } from '#domains/vocabularies/server/public.ts';
import type { ListImpactsData } from '#generated/types.gen.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { onOnePage } from '#platform/server/http/lists/paging.ts';
import { type Viewer, viewerOf } from '#platform/server/http/viewer.ts';
import type { ImpactState } from '../../lifecycle.ts';
import { type EventType, listEventTypes } from '../event-types.repository.ts';
import type { ImpactNeeds } from '../needs.ts';
import { presentImpactSummary } from '../show/present.ts';
import { presentEventType } from '../show/present-event-type.ts';
import { ofContent } from './content-filter.ts';
import type { Scope } from './list-filter.repository.ts';
import { isPersonListed, type ListedPage, listPage, listSeenPage } from './pages.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'presentMedia'>;
type ImpactsQuery = NonNullable<ListImpactsData['query']>;

export const listImpacts: Call<'listImpacts', Needs> = async (needs, request) => {
  const viewer = viewerOf(request);
  return present(needs, viewer, await readImpacts(needs, viewer, request.query));
};

async function readImpacts(
  { db }: Needs,
  viewer: Viewer,
  { isVerified, user, isFeatured, isHidden, ...query }: ImpactsQuery,
): Promise<ListedPage> {
  if (user !== undefined && !(await isPersonListed(db, viewer, user))) return listPage(db, viewer, query, null);
  const common = { ...ofContent(query), isFeatured, participant: user };
  if (isVerified === true && isHidden === false) return listPage(db, viewer, query, { ...common, scope: PUBLIC });
  const filter = { ...common, state: isVerified === undefined ? undefined : stateFor(isVerified), isHidden };
  if (query.sort === 'lastVerified') return listPage(db, viewer, query, { ...filter, scope: PUBLIC });
  return listSeenPage(db, viewer, query, filter);
}

export const listFeaturedImpacts: Call<'listFeaturedImpacts', Needs> = async (needs, request) => {
  const viewer = viewerOf(request);
  const filter = { scope: PUBLIC, isFeatured: true };
  return present(needs, viewer, await listPage(needs.db, viewer, request.query, filter));
};

/** @throws {Failure} 404 for a council that the viewer may not see. */
export const listCouncilImpacts: Call<'listCouncilImpacts', Needs> = async (needs, request) => {
  const viewer = viewerOf(request);
  const { id: council } = request.params;
  await assertCouncilVisible(needs.db, viewer, council);
  const filter = { scope: PUBLIC, ...ofContent(request.query), council };
  return present(needs, viewer, await listPage(needs.db, viewer, request.query, filter));
};

export const listMyImpacts: Call<'listMyImpacts', Needs> = async (needs, request) => {
  const viewer = callerOf(request);
  const { state, isOwn, ...query } = request.query;
  const own = { participant: viewer.userId, isOwner: isOwn, state };
  const filter = { scope: { kind: 'all' } as const, ...ofContent(query), ...own };
  return present(needs, viewer, await listPage(needs.db, viewer, query, filter));
};

export const listImpactEventTypes: Call<'listImpactEventTypes', Needs> = async ({ db }) =>
  ok('The kinds of activity.', onOnePage((await listEventTypes(db)).map(presentChosen)));

const presentChosen = (type: EventType) => ({ ...presentChoice(type), ...presentEventType(type) });

const PUBLIC: Scope = { kind: 'public', own: null };

const stateFor = (isVerified: boolean): ImpactState => (isVerified ? 'verified' : 'declined');

const present = ({ presentMedia }: Needs, viewer: Viewer, { listed, meta }: ListedPage) =>
  ok('Impacts found.', { data: listed.map((row) => presentImpactSummary(presentMedia, viewer, row)), meta });
