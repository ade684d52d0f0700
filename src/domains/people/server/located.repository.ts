import { locatedIn } from '#domains/places/server/public.ts';

export const locatedAccounts = locatedIn('users');
