/** Options of the state filters. */
import type { OpportunityState } from '#generated/types.gen.ts';

export const OPPORTUNITY_STATES: { value: OpportunityState; label: string }[] = [
  { value: 'pending', label: 'Awaiting verification' },
  { value: 'approved', label: 'Public' },
  { value: 'declined', label: 'Declined' },
  { value: 'closed', label: 'Closed' },
];
