import type { LiveConfig } from '#platform/server/config/config.ts';
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { noRegistration } from './get-registration.ts';
import { presentOwn } from './present-registration.ts';
import { findAdmission } from './registrations.repository.ts';

interface Needs {
  db: Db;
  config: Pick<LiveConfig, 'retention'>;
}

/** @throws {Failure} 404 for someone whom no admin has to let in, and while their address isn't verified. */
export const getOwnRegistration: Call<'getOwnRegistration', Needs> = async ({ db, config }, request) => {
  const admission = await findAdmission(db, callerOf(request).userId);
  const own = admission && presentOwn(admission, config.retention);
  if (!own) throw noRegistration();
  return ok('Registration found.', own);
};
