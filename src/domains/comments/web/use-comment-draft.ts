import { useEffect, useState } from 'react';
import { onDraftChange, removeDraft, writeDraft } from '#platform/browser/draft-storage.ts';
import { readKept } from '#platform/browser/drafts/own-drafts.ts';
import type { Keeping } from '#platform/browser/drafts/use-draft-keeping.ts';
import { type CommentDraft, EMPTY_DRAFT, zCommentDraft } from './comment-draft.ts';

interface KeptComment {
  draft: CommentDraft;
  keeping: Keeping;
  /** Also keeps it in this browser. */
  change: (draft: CommentDraft) => void;
  /** Empties the field as well. */
  forget: () => void;
}

/** Keeps every change, so that the text survives a reload and a failure, and follows what other tabs keep. */
export function useCommentDraft(key: string, start: CommentDraft = EMPTY_DRAFT): KeptComment {
  const [draft, setDraft] = useState(start);
  const [keeping, setKeeping] = useState<Keeping>('nothing');

  useEffect(() => {
    let isGone = false;
    const read = (show: (kept: CommentDraft | null) => void) =>
      readKept(key, zCommentDraft).then(
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
    const ignoreOthers = onDraftChange(key, () => void read((kept) => setDraft(kept ?? start)));
    return () => {
      isGone = true;
      ignoreOthers();
    };
  }, [key, start]);

  return {
    draft,
    keeping,
    change: (next) => {
      setDraft(next);
      const kept = next.text.trim() === '' ? removeDraft(key) : writeDraft(key, next, new Date());
      kept.then(
        () => setKeeping('kept'),
        () => setKeeping('refused'),
      );
    },
    forget: () => {
      setDraft(EMPTY_DRAFT);
      removeDraft(key).then(
        () => setKeeping('nothing'),
        () => setKeeping('refused'),
      );
    },
  };
}
