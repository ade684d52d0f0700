import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** A page waits no longer than this for the answer to what was sent as it was left. */
const LONGEST_FAREWELL_MS = 3_000;

interface Leavable {
  getState: () => { open: readonly { stage: string }[] };
  hasten: () => Promise<void>;
}

/** A router takes one blocker for a page: what is decided beside its queue is sent along with it. */
const besides = new Set<Leavable>();

const hasHeld = (desk: Leavable): boolean => desk.getState().open.some(({ stage }) => stage === 'held');

const hastenAll = async (desks: readonly Leavable[]): Promise<void> => {
  await Promise.all(desks.map((desk) => desk.hasten()));
};

/**
 * Whoever leaves has decided: what is still held back is sent at once. Going to another page waits for the answer,
 * since a logout would take the token away; a tab that is closed or hidden can't wait, so the request outlives it. A
 * phone may end a hidden tab without another word, which is why that one counts as left.
 */
export function useSendingOnLeave(desk: Leavable): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && [desk, ...besides].some(hasHeld),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLeft = false;
    const leave = () => {
      if (!isLeft) blocker.proceed();
      isLeft = true;
    };
    const timer = setTimeout(leave, LONGEST_FAREWELL_MS);
    void hastenAll([desk, ...besides]).then(leave, leave);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [blocker, desk]);
  useSendingWhenHidden(desk);
}

/** The same for a desk beside the queue of its page. */
export function useSendingBeside(desk: Leavable): void {
  useEffect(() => {
    besides.add(desk);
    return () => {
      besides.delete(desk);
      // Another choice on the same page took it away, which no blocker sees.
      void desk.hasten();
    };
  }, [desk]);
  useSendingWhenHidden(desk);
}

function useSendingWhenHidden(desk: Leavable): void {
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
