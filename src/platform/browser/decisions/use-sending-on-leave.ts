import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Longest wait for an answer before leaving the page. */
const MAX_WAIT_MS = 3_000;

interface Leavable {
  getState: () => { open: readonly { stage: string }[] };
  hasten: () => Promise<void>;
}

/** The router allows one blocker per page, so other desks are sent along with the queue's. */
const besides = new Set<Leavable>();

const hasHeld = (desk: Leavable): boolean => desk.getState().open.some(({ stage }) => stage === 'held');

const hastenAll = async (desks: readonly Leavable[]): Promise<void> => {
  await Promise.all(desks.map((desk) => desk.hasten()));
};

/**
 * Leaving the page sends held decisions at once. Navigation waits for the answer, since logging out would revoke the
 * token; a closing tab can't wait, so the request outlives it. Hiding the tab counts as leaving, because phones may kill
 * hidden tabs without notice.
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
    const timer = setTimeout(leave, MAX_WAIT_MS);
    void hastenAll([desk, ...besides]).then(leave, leave);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, [blocker, desk]);
  useSendingWhenHidden(desk);
}

/** The same for a desk outside the page's queue. */
export function useSendingBeside(desk: Leavable): void {
  useEffect(() => {
    besides.add(desk);
    return () => {
      besides.delete(desk);
      // Unmounted on the same page, which the blocker doesn't see.
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
