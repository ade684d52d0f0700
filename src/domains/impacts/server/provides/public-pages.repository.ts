import { sql } from 'kysely';
import { declarePublicPages } from '#platform/server/db/public-pages.repository.ts';
import { impactPathOf } from '../../model.ts';

export const impactPages = declarePublicPages(
  sql`select i.id, i.title, i.updated_at from impacts i where i.is_public`,
  impactPathOf,
);
