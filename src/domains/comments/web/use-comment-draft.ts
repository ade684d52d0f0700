import { useEffect, useRef, useState } from 'react';
import { readStoredDraft } from '#platform/browser/drafts/person-drafts.ts';
import type { AutosaveState } from '#platform/browser/drafts/use-draft-autosave.ts';
import { onDraftChange, removeDraft, removeDraftIf, writeDraft } from '#platform/browser/forms/draft-storage.ts';
import { type CommentDraft, EMPTY_DRAFT, zCommentDraft } from './comment-draft.ts';

interface CommentDraftOptions {
  start?: CommentDraft | undefined;
  /** Called when another tab has sent or discarded the draft. If left out, the field is reset. */
  onGone?: (() => void) | undefined;
}

interface KeptComment {
  draft: CommentDraft;
  keeping: AutosaveState;
  /** Also stores the draft in this browser. */
  change: (draft: CommentDraft) => void;
  /**
   * Deletes the draft and empties the field. @param sent the text that was sent: a newer one from another tab stays.
   */
  forget: (sent?: CommentDraft) => void;
}

/** Stores every change, so that the text survives a reload and a failure, and follows the changes of other tabs. */
export function useCommentDraft(key: string, { start = EMPTY_DRAFT, onGone }: CommentDraftOptions): KeptComment {
  const [draft, setDraft] = useState(start);
  const [keeping, setKeeping] = useState<AutosaveState>('nothing');
  const latest = useRef({ draft, onGone });
  useEffect(() => {
    latest.current = { draft, onGone };
  });

  useEffect(() => {
    let isGone = false;
    const read = (show: (kept: CommentDraft | null) => void) =>
      readStoredDraft(key, zCommentDraft).then(
        (kept) => {
          if (isGone) return;
          show(kept?.draft ?? null);
          if (kept) setKeeping('kept');
        },
        () => setKeeping('refused'),
      );
    void read((kept) => {
      // What was typed meanwhile is newer.
      if (kept) setDraft((typed) => (typed === start ? kept : typed));
    });
    const follow = (kept: CommentDraft | null) => {
      const { draft: shown, onGone: leave } = latest.current;
      if (kept) setDraft(kept);
      else if (!isSame(shown, start)) (leave ?? (() => setDraft(start)))();
    };
    const ignoreOthers = onDraftChange(key, () => void read(follow));
    return () => {
      isGone = true;
      ignoreOthers();
    };
  }, [key, start]);

  return {
    draft,
    keeping,
    change: ({ draftId, ...typed }) => {
      const isEmpty = typed.text.trim() === '';
      // What is typed into an empty field is another comment.
      const next = isEmpty ? typed : { ...typed, draftId };
      setDraft(next);
      const kept = isEmpty ? removeDraft(key) : writeDraft(key, next, new Date());
      kept.then(
        () => setKeeping('kept'),
        () => setKeeping('refused'),
      );
    },
    forget: (sent) => {
      setDraft((shown) => (sent === undefined || isSame(shown, sent) ? EMPTY_DRAFT : shown));
      const removed = sent ? removeDraftIf(key, (stored) => isSame(stored, sent)) : removeDraft(key);
      removed.then(
        () => setKeeping('nothing'),
        () => setKeeping('refused'),
      );
    },
  };
}

function isSame(one: unknown, other: CommentDraft): boolean {
  const read = zCommentDraft.safeParse(one);
  return read.success && JSON.stringify(read.data) === JSON.stringify(zCommentDraft.parse(other));
}
