/** A person's ledger: their own, or as an admin sees it. */
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import { findTotal } from './entries.repository.ts';
import { unknownPerson } from './give-points.ts';
import { LEDGER_ORDERS, listLedger } from './ledger.repository.ts';
import { presentEntry } from './present.ts';

export const listMyPoints: Call<'listMyPoints', { db: Db }> = async ({ db }, request) => {
  const { cause, sort = 'newest', ...paging } = request.query;
  const filter = { userId: callerOf(request).userId, cause };
  const { rows, meta } = await listLedger(db, filter, readPage(paging, LEDGER_ORDERS[sort]));
  return ok('Your points.', { data: rows.map(presentEntry), meta });
};

/** @throws {Failure} 404 for an unknown person. */
export const listUserPoints: Call<'listUserPoints', { db: Db }> = async ({ db }, request) => {
  const { cause, sort = 'newest', ...paging } = request.query;
  const { id: userId } = request.params;
  if ((await findTotal(db, userId)) === undefined) throw unknownPerson();
  const { rows, meta } = await listLedger(db, { userId, cause }, readPage(paging, LEDGER_ORDERS[sort]));
  return ok('This person’s points.', { data: rows.map(presentEntry), meta });
};
