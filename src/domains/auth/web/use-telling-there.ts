import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Message, Navigate } from '../../../platform/browser/flow-emitted.ts';
import { arrivingWith } from './components/arrival-notice.tsx';

/** For a machine that tells something and then leaves: the text is shown on the page that follows. */
export function useTellingThere(): (emitted: Navigate | Message) => void {
  const navigate = useNavigate();
  const told = useRef('');
  return (emitted) => {
    if (emitted.type === 'message') told.current = emitted.text;
    else void navigate(emitted.to, arrivingWith(told.current));
  };
}
