import { presentCard } from '#domains/people/server/public.ts';
import type { MembershipRequest } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { presentRef } from '../present.ts';
import { findShownRequest, type ShownRequestRow } from './requests.repository.ts';

/** A request that has just changed. */
export async function showRequest(db: Db, requestId: string): Promise<MembershipRequest> {
  const request = await findShownRequest(db, requestId);
  if (!request) throw new Error(`The request ${requestId} is gone`);
  return presentRequest(request);
}

export const presentRequest = (row: ShownRequestRow): MembershipRequest => ({
  id: row.id,
  council: presentRef({ id: row.councilId, councilTitle: row.councilTitle }),
  person: presentCard(row.person),
  message: row.message,
  state: row.state,
  requestedAt: row.requestedAt.toISOString(),
  decidedAt: row.decidedAt?.toISOString() ?? null,
  decidedBy: row.decider && presentCard(row.decider),
});
