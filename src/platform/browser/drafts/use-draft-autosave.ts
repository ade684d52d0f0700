import { useEffect, useState } from 'react';
import type { Actor } from 'xstate';
import type * as z from 'zod/mini';
import { changeDraft, onDraftChange, removeDraft, removeDraftIf, writeDraft } from '../forms/draft-storage.ts';
import type { DraftFormMachine } from './draft-form.ts';
import type { AnyDraft } from './draft-form-parts.ts';
import { readStoredDraft } from './person-drafts.ts';
import { isSameText, withUploads } from './same-draft.ts';

export type AutosaveState = 'nothing' | 'kept' | 'refused';

interface DraftAutosave {
  keeping: AutosaveState;
  /** How often another tab's version replaced what is on the screen. */
  replacements: number;
}

interface DraftAutosaveOptions {
  draftKey: string;
  schema: z.ZodMiniType<AnyDraft>;
  /** Reads what the form starts with now; null if it can't be edited any more. Must be stable across renders. */
  restart: () => Promise<AnyDraft | null>;
}

/** Long enough not to slow typing, short enough to lose a word at most. */
const AUTOSAVE_DELAY_MS = 300;

/**
 * Stores the draft in this browser as it changes, and removes it once sent or discarded. Tabs with the same draft show
 * what was last typed in any of them, so that none overwrites it with an older text.
 */
export function useDraftAutosave(
  flow: Actor<DraftFormMachine>,
  { draftKey, schema, restart }: DraftAutosaveOptions,
): DraftAutosave {
  const [keeping, setKeeping] = useState<AutosaveState>('nothing');
  const [replacements, setReplacements] = useState(0);
  useEffect(() => {
    /** The draft as last stored, by this tab or another one. Every change makes a new object. */
    let written = flow.getSnapshot().context.draft;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isFollowing = false;
    const isSame = (one: AnyDraft, other: AnyDraft) => isSameText(schema, one, other);
    const report = (storing: Promise<unknown>, then: AutosaveState) =>
      storing.then(
        () => setKeeping(then),
        () => setKeeping('refused'),
      );

    function write(): void {
      clearTimeout(timer);
      timer = undefined;
      const state = flow.getSnapshot();
      const { draft, start } = state.context;
      if (draft === written || state.hasTag('sent')) return;
      const isTyped = !isSame(draft, written);
      written = draft;
      if (draft === start) return;
      const now = new Date();
      // If only an upload has ended here, what another tab has typed meanwhile is newer.
      void report(isTyped ? writeDraft(draftKey, draft, now) : changeDraft(draftKey, uploadedAs(draft), now), 'kept');
    }
    const uploadedAs = (draft: AnyDraft) => (stored: unknown) => {
      const kept = schema.safeParse(stored);
      return kept.success ? withUploads(kept.data, draft) : null;
    };
    function forget(): void {
      clearTimeout(timer);
      timer = undefined;
      if (!isFollowing) void report(removeDraft(draftKey), 'nothing');
    }
    /** Removes the sent draft, but not one that another tab has begun meanwhile. */
    function forgetSent(): void {
      clearTimeout(timer);
      timer = undefined;
      const { draft } = flow.getSnapshot().context;
      const isSentDraft = (stored: unknown) => {
        const kept = schema.safeParse(stored);
        return !kept.success || isSame(kept.data, draft) || isSame(kept.data, written);
      };
      void report(removeDraftIf(draftKey, isSentDraft), 'nothing');
    }

    const readStored = async () => (await readStoredDraft(draftKey, schema))?.draft ?? null;
    async function follow(): Promise<void> {
      const kept = await readStored();
      const { draft, start } = flow.getSnapshot().context;
      if (kept === null ? draft === start : JSON.stringify(kept) === JSON.stringify(schema.parse(draft))) return;
      // Another tab has sent it, discarded it, or begun from another version.
      const isElsewhere = kept === null || kept.revision !== start.revision;
      const newest = isElsewhere ? await restart() : null;
      if (kept === null && newest === null) return;
      // If it has changed again meanwhile, that change triggers its own call.
      if (isElsewhere && JSON.stringify(await readStored()) !== JSON.stringify(kept)) return;
      replace(kept, newest);
    }
    function replace(kept: AnyDraft | null, newest: AnyDraft | null): void {
      const state = flow.getSnapshot();
      const { draft } = state.context;
      // What is being typed here is newer.
      if (leaving.signal.aborted || !isSame(draft, written) || !state.can({ type: 'draft.discarded' })) return;
      isFollowing = true;
      if (newest) flow.send({ type: 'draft.discarded', start: newest });
      if (kept) flow.send({ type: 'draft.changed', changes: withUploads(kept, draft) });
      isFollowing = false;
      const now = flow.getSnapshot().context.draft;
      // Uploads that only this tab knows of are still to be stored.
      written = kept && JSON.stringify(schema.parse(now)) !== JSON.stringify(kept) ? kept : now;
      setKeeping(kept ? 'kept' : 'nothing');
      if (!isSame(now, draft)) setReplacements((count) => count + 1);
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
        // A running timer isn't restarted, so the draft is also stored while someone types without a pause.
        timer ??= setTimeout(write, AUTOSAVE_DELAY_MS);
      }
    });
    const subscriptions = [flow.on('draft.emptied', forget), flow.on('draft.sent', forgetSent)];
    // The page may close before the timer fires.
    const leaving = new AbortController();
    addEventListener('pagehide', write, { signal: leaving.signal });
    document.addEventListener('visibilitychange', write, { signal: leaving.signal });
    // If it can't be read, this tab's text stays.
    const ignoreOthers = onDraftChange(draftKey, () => void follow().catch(() => undefined));
    return () => {
      write();
      changes.unsubscribe();
      for (const listener of subscriptions) listener.unsubscribe();
      leaving.abort();
      ignoreOthers();
    };
  }, [flow, draftKey, schema, restart]);
  return { keeping, replacements };
}
