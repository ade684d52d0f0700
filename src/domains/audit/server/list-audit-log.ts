import type { Cards, ReadCards } from '#domains/people/server/public.ts';
import type { AuditEntry } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import type { Call } from '#platform/server/http/calls.ts';
import { ok } from '#platform/server/http/envelope.ts';
import { readPage } from '#platform/server/http/lists/paging.ts';
import { sayFacts } from '../entry-facts.ts';
import { AUDIT_ORDERS, type LoggedEntry, listEntries } from './log.repository.ts';

interface Needs {
  db: Db;
  readCards: ReadCards;
}

export const listAuditLog: Call<'listAuditLog', Needs> = async ({ db, readCards }, request) => {
  const { sort = 'newest', page: _page, page_size: _size, cursor: _cursor, ...filter } = request.query;
  const { rows, meta } = await listEntries(db, filter, readPage(request.query, AUDIT_ORDERS[sort]));
  const actorIds = rows.flatMap(({ actorId }) => actorId ?? []);
  const cards = await readCards(db, actorIds);
  return ok('Audit log.', { data: rows.map((row) => presentEntry(row, cards)), meta });
};

function presentEntry({ actorId, at, facts, ...entry }: LoggedEntry, cards: Cards): AuditEntry {
  const said = sayFacts(facts ?? {});
  return {
    ...entry,
    subjectTitle: said.title ?? entry.subjectTitle,
    fromState: said.from ?? entry.fromState,
    toState: said.to ?? entry.toState,
    reason: said.reason ?? entry.reason,
    at: at.toISOString(),
    actor: actorId === null ? null : cards(actorId),
  };
}
