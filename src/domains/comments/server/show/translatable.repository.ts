import { type SqlBool, sql } from 'kysely';
import { type Translatable, writtenIn } from '#domains/translations/server/public.ts';
import { reportedComments } from '../moderate/reported.ts';

export const translatableComments: Translatable = {
  find: async (db, viewer, id) => {
    // People are named by their current names: with another one, it's translated again.
    const comment = await reportedComments.find(db, viewer, id);
    if (!comment) return undefined;
    const { text, ownerId } = comment;
    return { title: null, text, writerId: ownerId, isEditable: viewer?.userId === ownerId };
  },
  listWritten: writtenIn({
    from: sql`comments c`,
    id: sql`c.id`,
    // Without the ids of those whom it mentions.
    text: sql`regexp_replace(c.content, '@\\{[0-9a-f-]{36}\\}', ' ', 'gi')`,
    writer: sql`c.author_id`,
    where: sql<SqlBool>`c.content is not null`,
  }),
};
