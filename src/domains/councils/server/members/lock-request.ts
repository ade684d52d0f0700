/** Requests to join, before they change. Every change of membership takes the council's row lock. */
import { say } from '#languages/say.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { conflict, notFound } from '#platform/server/http/failure.ts';
import type { Person } from '#platform/server/http/viewer.ts';
import { sayMoment } from '#platform/shared/moment.ts';
import { follow, type MembershipRequestEvent } from '../../membership-request.ts';
import { type CouncilRow, findCouncilForUpdate } from '../councils.repository.ts';
import { canManage } from '../policy.ts';
import { findRequest, type RequestRow } from './requests.repository.ts';

/** @throws {Failure} 404 for anyone but the person asking, the owner and admins. */
export async function lockRequest(
  tx: Tx,
  person: Person,
  requestId: string,
): Promise<{ council: CouncilRow; request: RequestRow }> {
  const found = await findRequest(tx, requestId);
  const council = found && (await findCouncilForUpdate(tx, found.councilId));
  // Re-read under the lock: it may have been decided meanwhile.
  const request = council && (await findRequest(tx, requestId));
  if (!council || !request) throw noRequest();
  if (request.userId !== person.userId && !canManage(person, council)) throw noRequest();
  return { council, request };
}

/** @throws {Failure} 409 if decided or withdrawn. */
export function stepOf(request: RequestRow, event: MembershipRequestEvent) {
  const next = follow(request.state, event);
  if (next !== null) return next;
  throw conflict(request.state === 'withdrawn' ? 'withdrawn' : 'already_decided', sayState(request));
}

const sayState = ({ state, decidedAt }: RequestRow): string =>
  decidedAt
    ? say('councils.failures.requestIsSince', { state, since: sayMoment(decidedAt) })
    : say('councils.failures.requestIs', { state });

const noRequest = () => notFound(say('councils.failures.requestUnknown'));
