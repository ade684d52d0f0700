import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Where people go when they log out or their session ends: never blocked. */
const LOGOUT = '/logout';

interface LeaveQuestion {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
}

/** Blocks navigation while there are unsaved changes, until the person confirms. */
export function useLeaveQuestion(isUnsaved: boolean): LeaveQuestion {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== LOGOUT,
  );
  // Saved in the meantime: proceed without asking.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
