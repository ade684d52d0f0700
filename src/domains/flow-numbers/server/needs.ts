/** What the domain's calls need besides their request. */
import type { Db } from '#platform/server/db/database.ts';
import type { AddressShares } from './count/address-shares.ts';
import type { FlowCounter } from './count/flow-counter.ts';

export interface FlowNumberNeeds {
  db: Db;
  counter: FlowCounter;
  shares: AddressShares;
}
