import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { pathLeadingBack } from './return-address.ts';
import { useIsProfileMissing } from './viewer.ts';

interface LoginLink {
  /** For the label: `incomplete` people are logged in already. */
  who: 'visitor' | 'incomplete';
  /** The address that leads back to this page. @param anchor such as `#comments`. */
  to: (anchor?: string) => string;
}

/** How someone who isn't a viewer becomes one: visitors log in, others complete their profile. */
export function useLoginLink(): LoginLink {
  const isIncomplete = useIsProfileMissing();
  const { pathname, search } = useLocation();
  const page = isIncomplete ? '/profile-information' : '/auth/login';
  const to = useCallback(
    (anchor = '') => pathLeadingBack(page, `${pathname}${search}${anchor}`),
    [page, pathname, search],
  );
  return { who: isIncomplete ? 'incomplete' : 'visitor', to };
}
