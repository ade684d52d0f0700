import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { pathLeadingBack } from './return-address.ts';
import { useDuty } from './viewer.ts';

interface LoginLink {
  /** For the label: `incomplete` people are logged in already, and lack a profile. */
  who: 'visitor' | 'incomplete';
  /** The address that leads back to this page. @param anchor such as `#comments`. */
  to: (anchor?: string) => string;
}

/** How someone who isn't a viewer becomes one: visitors log in, others do their duty. */
export function useLoginLink(): LoginLink {
  const duty = useDuty();
  const { pathname, search } = useLocation();
  const page = duty ?? '/auth/login';
  const to = useCallback(
    (anchor = '') => pathLeadingBack(page, `${pathname}${search}${anchor}`),
    [page, pathname, search],
  );
  return { who: duty === '/profile-information' ? 'incomplete' : 'visitor', to };
}
