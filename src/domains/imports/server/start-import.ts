import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { followImport } from '../lifecycle.ts';
import { noImport } from './get-import.ts';
import { findImport, findImportForUpdate, markRunning } from './imports.repository.ts';
import { importJob } from './jobs.ts';
import type { ImportNeeds } from './needs.ts';
import { presentImport } from './present-import.ts';

/** Idempotent. @throws {Failure} 404 once it's forgotten, and for another admin's. */
export const startImport: Call<'startImport', Pick<ImportNeeds, 'db' | 'jobs'>> = async ({ db, jobs }, request) => {
  const { userId } = callerOf(request);
  const { id } = request.params;
  await db.transaction().execute(async (tx) => {
    const checked = await findImportForUpdate(tx, id);
    if (checked?.adminId !== userId) throw noImport();
    if (followImport(checked.state, { type: 'import.started' }) === null) return;
    await markRunning(tx, id, request.body.sendsInvitations);
    await jobs.enqueue(tx, importJob, { importId: id });
  });
  const started = await findImport(db, id);
  if (!started) throw noImport();
  return ok('Import started.', presentImport(started));
};
