import { useEffect } from 'react';
import { useBlocker } from 'react-router-dom';

/** Where whoever logs out, or is logged out, goes: nothing stands in the way of that. */
const LOGOUT = '/logout';

interface LeaveQuestion {
  isAsking: boolean;
  leave: () => void;
  stay: () => void;
}

/** Stops whoever goes to another page while something is not saved, until it is answered. */
export function useLeaveQuestion(isUnsaved: boolean): LeaveQuestion {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      isUnsaved && currentLocation.pathname !== nextLocation.pathname && nextLocation.pathname !== LOGOUT,
  );
  // It was saved meanwhile: there is nothing left to ask.
  useEffect(() => {
    if (blocker.state === 'blocked' && !isUnsaved) blocker.proceed();
  }, [blocker, isUnsaved]);
  return {
    isAsking: blocker.state === 'blocked',
    leave: () => blocker.proceed?.(),
    stay: () => blocker.reset?.(),
  };
}
