import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Message, Navigate } from '../../../platform/browser/flow-emitted.ts';
import { arrivingWith } from './arrival.ts';

/**
 * For a machine that tells something and then leaves for the login: the text is shown there, and the address that
 * `emailFor` gives is filled in.
 */
export function useTellingThere(emailFor: () => string): (emitted: Navigate | Message) => void {
  const navigate = useNavigate();
  const notice = useRef('');
  return (emitted) => {
    if (emitted.type === 'message') notice.current = emitted.text;
    else void navigate(emitted.to, arrivingWith({ notice: notice.current, email: emailFor() }));
  };
}
