import { say } from '#languages/say.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { notFound } from '#platform/server/http/failure.ts';
import { findImport } from './imports.repository.ts';
import type { ImportNeeds } from './needs.ts';
import { presentImport } from './present-import.ts';

/** @throws {Failure} 404 once it's forgotten. */
export const getImport: Call<'getImport', Pick<ImportNeeds, 'db'>> = async ({ db }, request) => {
  const found = await findImport(db, request.params.id);
  if (!found) throw noImport();
  return ok('Import found.', presentImport(found));
};

export const noImport = () => notFound(say('imports.failures.notFound'));
