import type { DrawnFlow } from '../flows.ts';
import { FollowView } from '../live/follow-view.tsx';
import { WalkView } from '../simulate/walk-view.tsx';
import type { Found } from './find.ts';
import { ReadView } from './read-view.tsx';
import type { Address } from './use-address.ts';

export interface FlowViewProps {
  flow: DrawnFlow;
  address: Address;
  found: readonly Found[];
  onChange: (changes: Partial<Address>) => void;
}

export function FlowView(props: FlowViewProps) {
  if (props.address.mode === 'walk') return <WalkView {...props} />;
  if (props.address.mode === 'live') return <FollowView {...props} />;
  return <ReadView {...props} />;
}
