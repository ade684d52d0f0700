import { useNavigate } from 'react-router-dom';
import type { Message, Navigate } from '../../../platform/browser/flow-emitted.ts';
import { toast } from '../../../ui/toast.ts';

/** What a screen does with what its machine emits: goes where it says, and shows what it tells. */
export function useHearing(): (emitted: Navigate | Message) => void {
  const navigate = useNavigate();
  return (emitted) => {
    if (emitted.type === 'navigate') void navigate(emitted.to);
    else toast({ message: emitted.text, tone: emitted.tone === 'error' ? 'danger' : 'success' });
  };
}
