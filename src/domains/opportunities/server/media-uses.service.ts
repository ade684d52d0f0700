/** Opportunities that use given files. */
import { usesOfVerified } from '#domains/media/server/public.ts';
import { opportunitySlugOf } from '../model.ts';
import { listMediaUses } from './provides/media-uses.repository.ts';

export const listOpportunityUses = usesOfVerified('opportunity', opportunitySlugOf, listMediaUses);
