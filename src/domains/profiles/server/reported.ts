/** Reporting profiles. They can't be hidden: their owner is warned or suspended instead. */
import { profilePathOf, titleOfPerson } from '#domains/people/model.ts';
import { findPerson } from '#domains/people/server/public.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { findBio } from './changes.repository.ts';

export const reportedProfiles = {
  /** Undefined if this viewer can't see it. */
  find: async (db: Db | Tx, viewer: Viewer, id: string) => {
    const person = await findPerson(db, id);
    if (!person || !(viewer?.role === 'Admin' || (person.isActive && person.isVerified))) return undefined;
    return {
      ownerId: id,
      title: titleOfPerson(person),
      text: await findBio(db, id),
      link: profilePathOf(person),
      media: [],
      isHidden: !person.isActive,
    };
  },
};
