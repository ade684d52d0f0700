/** The files of profiles: their pictures, which are public. */
import type { FilesOfDomain } from '#domains/media/server/public.ts';
import { profileSlugOf, sayNameOf } from '#domains/people/model.ts';
import { isProfilePicture, listAvatarUses } from './changes.repository.ts';

const listUses: FilesOfDomain['listUses'] = async (db, mediaIds) =>
  (await listAvatarUses(db, mediaIds)).map(({ mediaId, ...person }) => ({
    mediaId,
    kind: 'profile',
    id: person.id,
    title: sayNameOf(person),
    slug: profileSlugOf(person),
    state: 'shown',
  }));

export const profileFiles: FilesOfDomain = { isPublic: isProfilePicture, listUses };
