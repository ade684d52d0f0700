import { useEffect, useState } from 'react';
import { removeDraft, writeDraft } from '../draft-storage.ts';

export type Keeping = 'nothing' | 'kept' | 'refused';

/** The current state of a draft. */
export interface DraftLook {
  /** The stored draft is still loading. */
  isOpening: boolean;
  isSent: boolean;
  /** A new object on every change. */
  draft: object;
  /** The starting values, which aren't stored. */
  start: object;
  /** When the restored draft was last edited; null if none was. */
  keptAt: Date | null;
  /** The value to store. */
  kept: unknown;
}

/** Must be stable while the form is mounted. */
export interface DraftSource {
  look(): DraftLook;
  subscribe(listener: () => void): { unsubscribe(): void };
  /** Called when the draft is sent or discarded. */
  onOver(listener: () => void): { unsubscribe(): void };
}

/** Long enough not to slow typing, short enough to lose a word at most. */
const PAUSE_MS = 300;

/** Stores the draft in this browser as it changes, and removes it once sent or discarded. */
export function useDraftKeeping(source: DraftSource, draftKey: string): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('nothing');
  useEffect(() => {
    let written = source.look().draft;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function write(): void {
      clearTimeout(timer);
      timer = undefined;
      const { draft, start, isSent, kept } = source.look();
      if (draft === written || isSent) return;
      written = draft;
      if (draft === start) return;
      writeDraft(draftKey, kept, new Date()).then(
        () => setKeeping('kept'),
        () => setKeeping('refused'),
      );
    }
    function forget(): void {
      clearTimeout(timer);
      removeDraft(draftKey).then(
        () => setKeeping('nothing'),
        () => setKeeping('refused'),
      );
    }

    let hasOpened = !source.look().isOpening;
    const changes = source.subscribe(() => {
      const { draft, keptAt, isOpening } = source.look();
      if (isOpening) return;
      // The restored draft is already stored.
      if (!hasOpened) {
        hasOpened = true;
        written = draft;
        if (keptAt !== null) setKeeping('kept');
      } else if (draft !== written) {
        clearTimeout(timer);
        timer = setTimeout(write, PAUSE_MS);
      }
    });
    const over = source.onOver(forget);
    // The page may close before the timer fires.
    const leaving = new AbortController();
    addEventListener('pagehide', write, { signal: leaving.signal });
    document.addEventListener('visibilitychange', write, { signal: leaving.signal });
    return () => {
      write();
      changes.unsubscribe();
      over.unsubscribe();
      leaving.abort();
    };
  }, [source, draftKey]);
  return keeping;
}
