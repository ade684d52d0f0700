import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { readDraft, removeDraft, writeDraft } from '#platform/browser/draft-storage.ts';
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

/** Keeps every change, so that the text survives a reload and a failure. */
export function useCommentDraft(key: string, start: CommentDraft = EMPTY_DRAFT): KeptComment {
  const [draft, setDraft] = useState(start);
  const [keeping, setKeeping] = useState<Keeping>('nothing');

  useEffect(() => {
    let isGone = false;
    readDraft(key).then(
      (kept) => {
        const parsed = z.safeParse(zCommentDraft, kept?.value);
        if (isGone || !parsed.success) return;
        // What was typed meanwhile is newer.
        setDraft((typed) => (typed === start ? parsed.data : typed));
        setKeeping('kept');
      },
      () => setKeeping('refused'),
    );
    return () => {
      isGone = true;
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
