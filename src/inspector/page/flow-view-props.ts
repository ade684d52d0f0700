import type { DrawnFlow } from '../drawn-flows.ts';
import type { Found } from './find.ts';
import type { Address, ChangeAddress } from './use-address.ts';

export interface FlowViewProps {
  flow: DrawnFlow;
  address: Address;
  found: readonly Found[];
  onChange: ChangeAddress;
}
