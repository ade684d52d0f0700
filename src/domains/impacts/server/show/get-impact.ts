import type { Impact } from '#generated/types.gen.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { type Viewer, viewerOf } from '#platform/server/http/viewer.ts';
import type { ImpactNeeds } from '../needs.ts';
import { presentImpact } from './present.ts';
import { readImpact } from './read-impacts.ts';

type Needs = Pick<ImpactNeeds, 'db' | 'quorum' | 'presentMedia'>;

export const getImpact: Call<'getImpact', Needs> = async (needs, request) =>
  ok('Impact.', await showImpact(needs, viewerOf(request), request.params.id));

/** @throws {Failure} 404 for an impact that the viewer may not see. */
export const showImpact = async ({ db, ...shown }: Needs, viewer: Viewer, id: string): Promise<Impact> =>
  presentImpact(shown, viewer, await readImpact(db, viewer, id));
