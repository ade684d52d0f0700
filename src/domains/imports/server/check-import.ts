import { v7 as uuidv7 } from 'uuid';
import { languageNow } from '#languages/reader.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { insertImport } from './imports.repository.ts';
import type { ImportNeeds } from './needs.ts';
import { planImport } from './plan-import.ts';

/** The contract's bounds. */
const MAX_FAULTS = 200;
const MAX_SHOWN = 50;

/** Makes nothing. A table without faults is kept for a day, to be started by its id. */
export const checkImport: Call<'checkImport', Pick<ImportNeeds, 'db' | 'settings'>> = async (needs, request) => {
  const { kind, content } = request.body;
  const { userId: adminId } = callerOf(request);
  const { faults, rowCount, rows } = await planImport(needs, { kind, content, adminId });
  const id = faults.length === 0 && rowCount > 0 ? uuidv7() : null;
  if (id) await insertImport(needs.db, { id, adminId, kind, content, rowCount, language: languageNow() });
  const presentCount = rows.filter(({ isPresent }) => isPresent).length;
  return ok('Table checked.', {
    id,
    kind,
    rowCount,
    newCount: rows.length - presentCount,
    presentCount,
    faultCount: faults.length,
    faults: faults.slice(0, MAX_FAULTS),
    preview: rows.slice(0, MAX_SHOWN).map(({ row, title, detail, isPresent }) => ({ row, title, detail, isPresent })),
  });
};
