import { sql } from 'kysely';
import { type StoredEntry, vocabularyIn } from '#domains/vocabularies/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';

export interface EventType extends StoredEntry {
  description: string | null;
}

export const eventTypes = vocabularyIn({
  table: 'impact_event_types',
  usedIn: { table: 'impacts', column: 'event_type_id' },
});

export const listEventTypes = (db: Db | Tx): Promise<EventType[]> =>
  eventTypes.list<Pick<EventType, 'description'>>(db, sql`, t.description`);
