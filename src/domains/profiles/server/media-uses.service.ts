/** Which profiles use which files. */
import type { ListMediaUses } from '#domains/media/server/public.ts';
import { profileSlugOf, sayNameOf } from '#domains/people/model.ts';
import { listAvatarUses } from './repository.ts';

export const listProfileUses: ListMediaUses = async (db, mediaIds) =>
  (await listAvatarUses(db, mediaIds)).map(({ mediaId, ...person }) => ({
    mediaId,
    kind: 'profile',
    id: person.id,
    title: sayNameOf(person),
    slug: profileSlugOf(person),
    state: 'shown',
  }));
