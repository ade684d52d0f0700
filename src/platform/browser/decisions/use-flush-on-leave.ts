import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Longest wait for an answer before leaving the page. */
const MAX_WAIT_MS = 3_000;

interface FlushableDesk {
  getState: () => { open: readonly { stage: string }[] };
  flush: () => Promise<void>;
}

/** The router allows one blocker per page, so other desks are sent along with the queue's. */
const secondaryDesks = new Set<FlushableDesk>();

const hasHeld = (desk: FlushableDesk): boolean => desk.getState().open.some(({ stage }) => stage === 'held');

const flushAll = async (desks: readonly FlushableDesk[]): Promise<void> => {
  await Promise.all(desks.map((desk) => desk.flush()));
};

/**
 * Leaving the page sends held decisions at once. Navigation waits for the answer, since logging out would revoke the
 * token; a closing tab can't wait, so the request outlives it. Hiding the tab counts as leaving, because phones may
 * kill hidden tabs without notice.
 */
export function useFlushOnLeave(desk: FlushableDesk): void {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && [desk, ...secondaryDesks].some(hasHeld),
  );
  useEffect(() => {
    if (blocker.state !== 'blocked') return;
    let isLeft = false;
    const leave = () => {
      if (!isLeft) blocker.proceed();
      isLeft = true;
    };
    const timer = setTimeout(leave, MAX_WAIT_MS);
    void flushAll([desk, ...secondaryDesks]).then(leave, leave);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [blocker, desk]);
  useFlushWhenHidden(desk);
}

/** The same for a desk outside the page's queue. */
export function useFlushSecondary(desk: FlushableDesk): void {
  useEffect(() => {
    secondaryDesks.add(desk);
    return () => {
      secondaryDesks.delete(desk);
      // Unmounted on the same page, which the blocker doesn't see.
      void desk.flush();
    };
  }, [desk]);
  useFlushWhenHidden(desk);
}

function useFlushWhenHidden(desk: FlushableDesk): void {
  useEffect(() => {
    const send = () => void desk.flush();
    const sendWhenHidden = () => (document.visibilityState === 'hidden' ? send() : undefined);
    addEventListener('pagehide', send);
    document.addEventListener('visibilitychange', sendWhenHidden);
    return () => {
      removeEventListener('pagehide', send);
      document.removeEventListener('visibilitychange', sendWhenHidden);
    };
  }, [desk]);
}
