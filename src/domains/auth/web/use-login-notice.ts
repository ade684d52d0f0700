import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Message, Navigate } from '#platform/browser/flows/flow-emitted.ts';
import { arrivalState } from './login-page-state.ts';

/**
 * For machines that emit a message and then go to the login page: the message is shown there, with `emailFor()`
 * prefilled. @param isRegistered whether that address was just registered and is still to be verified.
 */
export function useLoginNotice(
  emailFor: () => string,
  { isRegistered = false } = {},
): (emitted: Navigate | Message) => void {
  const navigate = useNavigate();
  const notice = useRef('');
  return (emitted) => {
    if (emitted.type === 'message') notice.current = emitted.text;
    else {
      // Replaces the finished form in the history: going back to it could only fail.
      const arrival = arrivalState({ notice: notice.current, email: emailFor(), isRegistered });
      void navigate(emitted.to, { ...arrival, replace: true });
    }
  };
}
