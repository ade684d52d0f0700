import { presentCard } from '#domains/people/server/public.ts';
import type { ImpactLookers } from '#generated/types.gen.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import type { ImpactNeeds } from '../needs.ts';
import { type LookerRow, listOthersLooking } from './lookers.repository.ts';

export const listLookers: Call<'listLookers', Pick<ImpactNeeds, 'db'>> = async ({ db }, request) =>
  ok('What others have open.', presentLookers(await listOthersLooking(db, callerOf(request).userId)));

export const presentLookers = (rows: readonly LookerRow[]): ImpactLookers => ({
  lookers: rows.map(({ impactId, card }) => ({ impactId, person: presentCard(card) })),
});
