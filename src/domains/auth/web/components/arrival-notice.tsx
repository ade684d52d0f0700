import { useLocation } from 'react-router-dom';
import { Notice } from '../../../../ui/notice.tsx';

interface Arrival {
  /** What the page before had to say; it asks for something to be done, so it stays. */
  notice: string;
}

export function ArrivalNotice() {
  const { state } = useLocation();
  if (!isArrival(state)) return null;
  return (
    <Notice tone="success" isLive className="mt-8">
      {state.notice}
    </Notice>
  );
}

export const arrivingWith = (notice: string): { state: Arrival } => ({ state: { notice } });

function isArrival(state: unknown): state is Arrival {
  return typeof state === 'object' && state !== null && 'notice' in state && typeof state.notice === 'string';
}
