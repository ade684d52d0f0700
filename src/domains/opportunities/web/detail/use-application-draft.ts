import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { readDraft, removeDraft, writeDraft } from '#platform/browser/draft-storage.ts';
import type { AutosaveState } from '#platform/browser/drafts/use-draft-autosave.ts';
import { type ApplicationDraft, EMPTY_APPLICATION, zApplicationDraft } from '../../flows/application-draft.ts';

interface KeptApplication {
  draft: ApplicationDraft;
  /** The stored draft is still loading. */
  isOpening: boolean;
  keeping: AutosaveState;
  change: (changes: Partial<ApplicationDraft>) => void;
  forget: () => void;
}

/** Saves every change, so that the text survives a reload, a failure or closing the dialog. */
export function useApplicationDraft(userId: string, opportunityId: string): KeptApplication {
  const key = `application ${userId} ${opportunityId}`;
  const [draft, setDraft] = useState<ApplicationDraft>(EMPTY_APPLICATION);
  const [isOpening, setIsOpening] = useState(true);
  const [keeping, setKeeping] = useState<AutosaveState>('nothing');

  useEffect(() => {
    let isGone = false;
    readDraft(key)
      .then(
        (kept) => {
          const parsed = z.safeParse(zApplicationDraft, kept?.value);
          if (isGone || !kept || !parsed.success) return;
          setDraft(parsed.data);
          setKeeping('kept');
        },
        () => setKeeping('refused'),
      )
      .finally(() => setIsOpening(false));
    return () => {
      isGone = true;
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
