/** The files of impacts. */
import { type FilesOfDomain, usesOfVerified } from '#domains/media/server/public.ts';
import { impactSlugOf } from '../../model.ts';
import { isMediaPublic, listMediaUses } from './media-uses.repository.ts';

export const impactFiles: FilesOfDomain = {
  isPublic: isMediaPublic,
  listUses: usesOfVerified('impact', impactSlugOf, listMediaUses),
};
