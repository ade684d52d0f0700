/** What the states of an opportunity are called where one is chosen. */
import type { OpportunityState } from '../../../../generated/types.gen.ts';

export const OPPORTUNITY_STATES: { value: OpportunityState; label: string }[] = [
  { value: 'pending', label: 'Waits for verification' },
  { value: 'approved', label: 'Public' },
  { value: 'declined', label: 'Declined' },
  { value: 'closed', label: 'Closed by its deadline' },
];
