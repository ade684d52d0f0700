import { FollowView } from '../live/follow-view.tsx';
import { WalkView } from '../simulate/walk-view.tsx';
import type { FlowViewProps } from './flow-view-props.ts';
import { ReadView } from './read-view.tsx';

export function FlowView(props: FlowViewProps) {
  if (props.address.mode === 'walk') return <WalkView {...props} />;
  if (props.address.mode === 'live') return <FollowView {...props} />;
  return <ReadView {...props} />;
}
