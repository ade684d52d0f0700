import { locatedIn } from '#domains/places/server/public.ts';

export const locatedOpportunities = locatedIn('opportunities');
