import { useEffect, useState } from 'react';
import { removeDraft, writeDraft } from '../draft-storage.ts';

export type Keeping = 'nothing' | 'kept' | 'refused';

/** What there is of a draft right now. */
export interface DraftLook {
  /** The storage is still being asked. */
  isOpening: boolean;
  isSent: boolean;
  /** Another object whenever it changed. */
  draft: object;
  /** What the fields began with; that is not worth keeping. */
  start: object;
  /** When the draft that came back was last touched; null when none did. */
  keptAt: Date | null;
  /** What is written down. */
  kept: unknown;
}

/** Has to be the same object for as long as the form is on the screen. */
export interface DraftSource {
  look(): DraftLook;
  subscribe(listener: () => void): { unsubscribe(): void };
  /** Calls back when the draft was sent or given up. */
  onOver(listener: () => void): { unsubscribe(): void };
}

/** Long enough that a typist is not slowed down, short enough that a lost word is the last one. */
const PAUSE_MS = 300;

/** Writes the draft to this browser's storage as it changes, and forgets it once it was sent or given up. */
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
      // What was just read from the storage stands there already.
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
    // The page may be gone before the pause is over.
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
