import { sql } from 'kysely';
import { declarePublicPages } from '#platform/server/db/public-pages.repository.ts';
import { councilPathOf } from '../../model.ts';

export const councilPages = declarePublicPages(
  sql`select c.id, c.title, c.updated_at from councils c where c.is_approved`,
  ({ id, title }) => councilPathOf({ id, councilTitle: title }),
);
