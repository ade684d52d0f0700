import { sql } from 'kysely';
import { declarePublicPages } from '#platform/server/db/public-pages.repository.ts';
import { opportunityPathOf } from '../../model.ts';

export const opportunityPages = declarePublicPages(
  sql`select o.id, o.title, o.updated_at from opportunities o where o.is_public`,
  opportunityPathOf,
);
