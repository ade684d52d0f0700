import { useEffect, useSyncExternalStore } from 'react';
import { type OutboxItem, onOutboxChange, openOutbox, readOutbox } from './outbox.ts';

/** What this member has waiting on this device. */
export function useOutbox(userId: string): readonly OutboxItem[] {
  useEffect(() => void openOutbox(userId), [userId]);
  return useSyncExternalStore(onOutboxChange, readOutbox);
}
