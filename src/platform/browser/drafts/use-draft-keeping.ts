import { useEffect, useState } from 'react';
import type { Actor, EventFrom } from 'xstate';
import type * as z from 'zod/mini';
import { onDraftChange, removeDraft, writeDraft } from '../draft-storage.ts';
import type { DraftFormMachine } from './draft-form.ts';
import type { AnyDraft } from './draft-form-parts.ts';
import { readKept } from './own-drafts.ts';

export type Keeping = 'nothing' | 'kept' | 'refused';

interface DraftKeeping {
  keeping: Keeping;
  /** How often another tab's version replaced what is on the screen. */
  replacements: number;
}

interface DraftKeepingOptions {
  draftKey: string;
  schema: z.ZodMiniType<AnyDraft>;
  /** Reads what the form starts with now; null if it can't be edited any more. Must be stable across renders. */
  restart: () => Promise<AnyDraft | null>;
}

/** Long enough not to slow typing, short enough to lose a word at most. */
const PAUSE_MS = 300;

/**
 * Stores the draft in this browser as it changes, and removes it once sent or discarded. Tabs with the same draft show
 * what was last typed in any of them, so that none overwrites it with an older text.
 */
export function useDraftKeeping(
  flow: Actor<DraftFormMachine>,
  { draftKey, schema, restart }: DraftKeepingOptions,
): DraftKeeping {
  const [keeping, setKeeping] = useState<Keeping>('nothing');
  const [replacements, setReplacements] = useState(0);
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
    async function follow(): Promise<void> {
      const kept = await readKept(draftKey, schema);
      const { draft, start } = flow.getSnapshot().context;
      if (kept) replace({ type: 'draft.changed', changes: kept.draft });
      else if (draft !== start) {
        // It was sent there, or discarded.
        const newest = await restart();
        if (newest) replace({ type: 'draft.discarded', start: newest });
      }
    }
    function replace(event: EventFrom<DraftFormMachine>): void {
      const state = flow.getSnapshot();
      // What is being typed here is newer.
      if (leaving.signal.aborted || state.context.draft !== written || !state.can(event)) return;
      flow.send(event);
      written = flow.getSnapshot().context.draft;
      if (event.type === 'draft.changed') setKeeping('kept');
      setReplacements((count) => count + 1);
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
    // If it can't be read, this tab's text stays.
    const ignoreOthers = onDraftChange(draftKey, () => void follow().catch(() => undefined));
    return () => {
      write();
      changes.unsubscribe();
      for (const listener of over) listener.unsubscribe();
      leaving.abort();
      ignoreOthers();
    };
  }, [flow, draftKey, schema, restart]);
  return { keeping, replacements };
}
