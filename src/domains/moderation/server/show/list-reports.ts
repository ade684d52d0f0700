/** The cases for those who decide them, and the decisions about the caller. */
import type { Db } from '#platform/server/db/database.ts';
import { callerOf } from '#platform/server/http/caller.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import { CASE_ORDERS, listCases, listOwnDecisions, OWN_ORDER } from './lists.repository.ts';
import { presentCase, presentOwnDecision } from './present.ts';

export const listReports: Call<'listReports', { db: Db }> = async ({ db }, request) => {
  const person = callerOf(request);
  const { stage, kind, sort = 'newest', ...paging } = request.query;
  const filter = { ...(stage && { stage }), ...(kind && { kind }) };
  const { rows, meta } = await listCases(db, person, filter, readPage(paging, CASE_ORDERS[sort]));
  return ok('Cases found.', { data: rows.map((row) => presentCase(person, row)), meta });
};

export const listMyDecisions: Call<'listMyDecisions', { db: Db }> = async ({ db }, request) => {
  const { rows, meta } = await listOwnDecisions(db, callerOf(request).userId, readPage(request.query, OWN_ORDER));
  return ok('Decisions found.', { data: rows.flatMap((row) => presentOwnDecision(row) ?? []), meta });
};
