import { useNavigate } from 'react-router-dom';
import type { Message, Navigate } from '#platform/browser/flows/flow-emitted.ts';
import { toast } from '#ui/feedback/toast.ts';

/** Handles what a machine emits: navigates, and shows messages as toasts. Resolves once it has. */
export function useEmittedHandler(): (emitted: Navigate | Message) => Promise<void> {
  const navigate = useNavigate();
  return async (emitted) => {
    // Replaces the finished screen in the history: going back to it would only navigate away again.
    if (emitted.type === 'navigate') await navigate(emitted.to, { replace: true });
    else toast({ message: emitted.text, tone: emitted.tone === 'error' ? 'danger' : 'success' });
  };
}
