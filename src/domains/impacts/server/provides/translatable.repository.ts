import { sql } from 'kysely';
import { type Translatable, writtenIn } from '#domains/translations/server/public.ts';
import { findImpact } from '../impacts.repository.ts';
import { canSee } from '../policy.ts';

export const translatableImpacts: Translatable = {
  find: async (db, viewer, id) => {
    const impact = await findImpact(db, id);
    if (!impact || !canSee(viewer, impact)) return undefined;
    const { title, description: text, ownerId } = impact;
    return { title, text, writerId: ownerId, isEditable: viewer?.userId === ownerId };
  },
  listWritten: writtenIn({
    from: sql`impacts i join impact_texts d on d.impact_id = i.id`,
    id: sql`i.id`,
    text: sql`i.title || E'\n' || d.description`,
    writer: sql`i.owner_id`,
  }),
};
