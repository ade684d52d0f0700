import { sql } from 'kysely';
import { type Translatable, writtenIn } from '#domains/translations/server/public.ts';
import { canManage, canSee } from '../policy.ts';
import { findShown } from '../show/opportunity-rows.repository.ts';

export const translatableOpportunities: Translatable = {
  find: async (db, viewer, id) => {
    const [found] = await findShown(db, { id, viewerId: viewer?.userId ?? null });
    const opportunity = found?.shown;
    if (!opportunity || !canSee(viewer, opportunity, opportunity.application !== null)) return undefined;
    const { title, description: text, ownerId } = opportunity;
    return { title, text, writerId: ownerId, isEditable: canManage(viewer, opportunity) };
  },
  listWritten: writtenIn({
    from: sql`opportunities o join opportunity_texts d on d.opportunity_id = o.id`,
    id: sql`o.id`,
    text: sql`o.title || E'\n' || d.description`,
    writer: sql`o.owner_id`,
  }),
};
