import { useEffect, useState } from 'react';
import type { Actor } from 'xstate';
import { removeDraft, writeDraft } from '../draft-storage.ts';
import type { DraftFormMachine } from './draft-form.ts';

export type Keeping = 'nothing' | 'kept' | 'refused';

/** Long enough not to slow typing, short enough to lose a word at most. */
const PAUSE_MS = 300;

/** Stores the draft in this browser as it changes, and removes it once sent or discarded. */
export function useDraftKeeping(flow: Actor<DraftFormMachine>, draftKey: string): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('nothing');
  useEffect(() => {
    // Every change makes a new object.
    let written = flow.getSnapshot().context.draft;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function write(): void {
      clearTimeout(timer);
      timer = undefined;
      const state = flow.getSnapshot();
      const { draft, start } = state.context;
      if (draft === written || state.hasTag('sent')) return;
      written = draft;
      if (draft === start) return;
      writeDraft(draftKey, draft, new Date()).then(
        () => setKeeping('kept'),
        () => setKeeping('refused'),
      );
    }
    function forget(): void {
      clearTimeout(timer);
      timer = undefined;
      removeDraft(draftKey).then(
        () => setKeeping('nothing'),
        () => setKeeping('refused'),
      );
    }

    let hasOpened = !flow.getSnapshot().hasTag('opening');
    const changes = flow.subscribe((state) => {
      const { draft, keptAt } = state.context;
      if (state.hasTag('opening')) return;
      // The restored draft is already stored.
      if (!hasOpened) {
        hasOpened = true;
        written = draft;
        if (keptAt !== null) setKeeping('kept');
      } else if (draft !== written) {
        // Also while someone types without a pause.
        timer ??= setTimeout(write, PAUSE_MS);
      }
    });
    const over = [flow.on('draft.emptied', forget), flow.on('draft.sent', forget)];
    // The page may close before the timer fires.
    const leaving = new AbortController();
    addEventListener('pagehide', write, { signal: leaving.signal });
    document.addEventListener('visibilitychange', write, { signal: leaving.signal });
    return () => {
      write();
      changes.unsubscribe();
      for (const listener of over) listener.unsubscribe();
      leaving.abort();
    };
  }, [flow, draftKey]);
  return keeping;
}
