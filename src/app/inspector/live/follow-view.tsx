import type { FlowViewProps } from '../page/flow-view.tsx';

export function FollowView(_: FlowViewProps) {
  return null;
}
