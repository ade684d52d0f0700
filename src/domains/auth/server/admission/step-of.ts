import { say } from '#languages/say.ts';
import { conflict } from '#platform/server/http/failure.ts';
import { sayMoment } from '#platform/shared/moment.ts';
import { type AdmissionEvent, follow } from '../../admission.ts';
import { noRegistration } from './get-registration.ts';
import type { AdmissionRow } from './registrations.repository.ts';

/** @throws {Failure} 404 while the address isn't verified, 409 if it's decided. */
export function stepOf({ state, decidedAt }: Pick<AdmissionRow, 'state' | 'decidedAt'>, event: AdmissionEvent) {
  const next = follow(state, event);
  if (next !== null) return next;
  if (state === 'unverified' || decidedAt === null) throw noRegistration();
  throw conflict('already_decided', say('auth.failures.registrationIsSince', { state, since: sayMoment(decidedAt) }));
}
