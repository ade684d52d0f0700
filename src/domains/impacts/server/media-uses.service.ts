/** Which impacts use a file. */
import { usesOfVerified } from '#domains/media/server/public.ts';
import { impactSlugOf } from '../model.ts';
import { listMediaUses } from './media-uses.repository.ts';

export const listImpactUses = usesOfVerified('impact', impactSlugOf, listMediaUses);
