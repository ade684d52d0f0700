import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';
import type { DecisionDesk } from './decision-desk.ts';

/** A page waits no longer than this for the answer to what was sent as it was left. */
const LONGEST_FAREWELL_MS = 3_000;

/**
 * Whoever leaves has decided: what is still held back is sent at once. Going to another page waits for the answer,
 * since a logout would take the token away; a tab that is closed or hidden can't wait, so the request outlives it. A
 * phone may end a hidden tab without another word, which is why that one counts as left.
 */
export function useSendingOnLeave<Row, Verdict>(desk: DecisionDesk<Row, Verdict>): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && desk.getState().open.some(({ stage }) => stage === 'held'),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLeft = false;
    const leave = () => {
      if (!isLeft) blocker.proceed();
      isLeft = true;
    };
    const timer = setTimeout(leave, LONGEST_FAREWELL_MS);
    void desk.hasten().then(leave, leave);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [blocker, desk]);
  useEffect(() => {
    const send = () => void desk.hasten();
    const sendWhenHidden = () => (document.visibilityState === 'hidden' ? send() : undefined);
    addEventListener('pagehide', send);
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      removeEventListener('pagehide', send);
      document.removeEventListener('visibilitychange', sendWhenHidden);
    };
  }, [desk]);
}
