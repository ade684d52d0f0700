/** Options of the state filters. */
import type { OpportunityState } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

export const OPPORTUNITY_STATES: { value: OpportunityState; label: string }[] = [
  { value: 'pending', label: say('opportunities.stateNames.awaitingVerification') },
  { value: 'approved', label: say('opportunities.stateNames.public') },
  { value: 'declined', label: say('opportunities.stateNames.declined') },
  { value: 'closed', label: say('opportunities.stateNames.closed') },
];
