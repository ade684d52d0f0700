import { type SqlBool, sql } from 'kysely';
import { type Translatable, writtenIn } from '#domains/translations/server/public.ts';
import { reportedProfiles } from './reported.ts';

export const translatableProfiles: Translatable = {
  find: async (db, viewer, id) => {
    const profile = await reportedProfiles.find(db, viewer, id);
    if (!profile) return undefined;
    return { title: null, text: profile.text ?? '', writerId: id, isEditable: viewer?.userId === id };
  },
  listWritten: writtenIn({
    from: sql`users u`,
    id: sql`u.id`,
    text: sql`u.bio`,
    writer: sql`u.id`,
    where: sql<SqlBool>`u.bio is not null`,
  }),
};
