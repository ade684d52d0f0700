import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Where people go when they log out or their session ends: never blocked. */
const LOGOUT = '/logout';

interface LeaveQuestion {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
}

/**
 * Blocks navigation while there are unsaved changes, until the person confirms; the browser itself asks before it
 * reloads or closes a page that no draft would bring back.
 */
export function useLeaveQuestion(isUnsaved: boolean, { isLostOnReload }: { isLostOnReload: boolean }): LeaveQuestion {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== LOGOUT,
  );
  // Saved in the meantime: proceed without asking.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);
  useEffect(() => {
    if (!isLostOnReload) return;
    const ask = (event: Event) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isLostOnReload]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
