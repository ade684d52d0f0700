/** Every domain that has locations. */

import { locatedCouncils } from '#domains/councils/server/public.ts';
import { locatedImpacts } from '#domains/impacts/server/public.ts';
import { locatedOpportunities } from '#domains/opportunities/server/public.ts';
import { locatedAccounts } from '#domains/people/server/public.ts';
import type { LocatedKinds } from '#domains/places/server/public.ts';

export const LOCATED: LocatedKinds = {
  account: locatedAccounts,
  council: locatedCouncils,
  impact: locatedImpacts,
  opportunity: locatedOpportunities,
};
