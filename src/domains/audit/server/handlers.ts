import type { Cards, ReadCards } from '#domains/people/server/public.ts';
import type { AuditEntry } from '#generated/types.gen.ts';
import type { Db } from '#platform/db/database.ts';
import { ok } from '#platform/http/envelope.ts';
import type { Handlers } from '#platform/http/handlers.ts';
import { KEYS } from '#platform/http/keyset-cursor.ts';
import { COUNTED_ROWS, readPage, toPage } from '#platform/http/paging.ts';
import { countEntries, type LoggedEntry, listEntries } from './log.repository.ts';

interface AuditNeeds {
  db: Db;
  readCards: ReadCards;
}

export function createAuditHandlers({ db, readCards }: AuditNeeds): Handlers<'listAuditLog'> {
  return {
    listAuditLog: async (request) => {
      const { sort = 'newest', page: _page, page_size: _size, cursor: _cursor, ...filter } = request.query;
      const page = readPage(request.query, { name: `audit:${sort}`, isKey: KEYS.none });
      const found = await listEntries(db, filter, { order: sort === 'oldest' ? 'asc' : 'desc', page });
      const total = await countEntries(db, filter, COUNTED_ROWS + 1);
      const { rows, meta } = toPage(page, { rows: found, total, positionOf: ({ id }) => ({ key: '', id }) });
      const cards = await readCards(
        db,
        rows.flatMap(({ actorId }) => actorId ?? []),
      );
      return ok('Audit log.', { data: rows.map((row) => presentEntry(row, cards)), meta });
    },
  };
}

function presentEntry({ actorId, at, ...entry }: LoggedEntry, cards: Cards): AuditEntry {
  return { ...entry, at: at.toISOString(), actor: actorId === null ? null : cards(actorId) };
}
