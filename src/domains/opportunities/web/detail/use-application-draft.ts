import { useEffect, useState } from 'react';
import { readStoredDraft } from '#platform/browser/drafts/person-drafts.ts';
import type { AutosaveState } from '#platform/browser/drafts/use-draft-autosave.ts';
import { onDraftChange, removeDraft, writeDraft } from '#platform/browser/forms/draft-storage.ts';
import { type ApplicationDraft, EMPTY_APPLICATION, zApplicationDraft } from '../../flows/application-draft.ts';

interface KeptApplication {
  draft: ApplicationDraft;
  /** The stored draft is still loading. */
  isOpening: boolean;
  keeping: AutosaveState;
  change: (changes: Partial<ApplicationDraft>) => void;
  forget: () => void;
}

/**
 * Saves every change, so that the text survives a reload, a failure or closing the dialog, and follows the changes of
 * other tabs, so that none overwrites it with an older text.
 */
export function useApplicationDraft(userId: string, opportunityId: string): KeptApplication {
  const key = `application ${userId} ${opportunityId}`;
  const [draft, setDraft] = useState<ApplicationDraft>(EMPTY_APPLICATION);
  const [isOpening, setIsOpening] = useState(true);
  const [keeping, setKeeping] = useState<AutosaveState>('nothing');

  useEffect(() => {
    let isGone = false;
    const read = (whenGone?: () => void) =>
      readStoredDraft(key, zApplicationDraft).then(
        (kept) => {
          if (isGone) return;
          if (!kept) return whenGone?.();
          setDraft(kept.draft);
          setKeeping('kept');
        },
        () => setKeeping('refused'),
      );
    void read().finally(() => setIsOpening(false));
    const ignoreOthers = onDraftChange(key, () => void read(() => setDraft(EMPTY_APPLICATION)));
    return () => {
      isGone = true;
      ignoreOthers();
    };
  }, [key]);

  return {
    draft,
    isOpening,
    keeping,
    change: (changes) => {
      const next = { ...draft, ...changes };
      setDraft(next);
      writeDraft(key, next, new Date()).then(
        () => setKeeping('kept'),
        () => setKeeping('refused'),
      );
    },
    forget: () => {
      removeDraft(key).catch(() => setKeeping('refused'));
    },
  };
}
