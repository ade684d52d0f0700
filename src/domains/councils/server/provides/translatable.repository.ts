import { sql } from 'kysely';
import { type Translatable, writtenIn } from '#domains/translations/server/public.ts';
import { findCouncil } from '../councils.repository.ts';
import { canManage, canSee } from '../policy.ts';

export const translatableCouncils: Translatable = {
  find: async (db, viewer, id) => {
    const council = await findCouncil(db, id);
    if (!council || !canSee(viewer, council)) return undefined;
    const { councilTitle: title, description: text, ownerId } = council;
    return { title, text, writerId: ownerId, isEditable: canManage(viewer, council) };
  },
  listWritten: writtenIn({
    from: sql`councils c`,
    id: sql`c.id`,
    text: sql`c.title || E'\n' || c.description`,
    writer: sql`c.owner_id`,
  }),
};
