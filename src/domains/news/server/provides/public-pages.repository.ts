import { sql } from 'kysely';
import { declarePublicPages } from '#platform/server/db/public-pages.repository.ts';
import { newsPathOf } from '../../model.ts';

export const newsPages = declarePublicPages(
  sql`select n.id, n.title, n.updated_at from news n where n.deleted_at is null and n.is_live and n.date <= now()`,
  newsPathOf,
);
