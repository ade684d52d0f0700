import { useEffect, useState } from 'react';
import type { Actor } from 'xstate';
import { removeDraft, writeDraft } from '../../../../platform/browser/draft-storage.ts';
import type { impactFormMachine } from '../../flows/impact-form.ts';
import type { KeptImpactDraft } from './kept-draft.ts';

export type Keeping = 'nothing' | 'kept' | 'refused';

/** Long enough that a typist is not slowed down, short enough that a lost word is the last one. */
const PAUSE_MS = 300;

/** Writes the draft to this browser's storage as it changes, and forgets it once it was sent or given up. */
export function useDraftKeeping(flow: Actor<typeof impactFormMachine>, draftKey: string): Keeping {
  const [keeping, setKeeping] = useState<Keeping>('nothing');
  useEffect(() => {
    let written = flow.getSnapshot().context.draft;
    let timer: ReturnType<typeof setTimeout> | undefined;

    function write(): void {
      clearTimeout(timer);
      timer = undefined;
      const state = flow.getSnapshot();
      const { draft, revision, start } = state.context;
      if (draft === written || state.matches('sent')) return;
      written = draft;
      if (draft === start) return;
      const kept: KeptImpactDraft = { draft, revision };
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

    let hasOpened = !flow.getSnapshot().matches('opening');
    const changes = flow.subscribe((state) => {
      if (state.matches('opening')) return;
      const { draft, keptAt } = state.context;
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
    const emptied = flow.on('draft.emptied', forget);
    const sent = flow.on('impact.sent', forget);
    // The page may be gone before the pause is over.
    const leaving = new AbortController();
    addEventListener('pagehide', write, { signal: leaving.signal });
    document.addEventListener('visibilitychange', write, { signal: leaving.signal });
    return () => {
      write();
      changes.unsubscribe();
      emptied.unsubscribe();
      sent.unsubscribe();
      leaving.abort();
    };
  }, [flow, draftKey]);
  return keeping;
}
