import { locatedIn } from '#domains/places/server/public.ts';

export const locatedCouncils = locatedIn('councils');
