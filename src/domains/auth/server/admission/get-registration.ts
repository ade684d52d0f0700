import type { Registration } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { presentRegistrations } from './present-registration.ts';
import { findRegistrationRow } from './registrations.repository.ts';

/** @throws {Failure} 404 */
export const getRegistration: Call<'getRegistration', { db: Db }> = async ({ db }, request) =>
  ok('Registration found.', await showRegistration(db, request.params.id));

/** @throws {Failure} 404 */
export async function showRegistration(db: Db, id: string): Promise<Registration> {
  const row = await findRegistrationRow(db, id);
  const [registration] = row ? await presentRegistrations(db, [row]) : [];
  if (!registration) throw noRegistration();
  return registration;
}

export const noRegistration = () => notFound(say('auth.failures.registrationUnknown'));
