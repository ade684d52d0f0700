import { useEffect } from 'react';
import type { DraftPicture } from './draft-picture.ts';
import type { PictureUploads } from './picture-uploads.ts';
import { uploadInBackground } from './upload-all.ts';

interface BackgroundUploads {
  uploads: PictureUploads;
  /** The current pictures; must be stable across renders. */
  latest: () => readonly DraftPicture[];
  /** They are still being read from storage. */
  isOpening: boolean;
  /** The current step of a multi-step form; its pictures are at `pictures`. */
  place?: string;
}

/** Resumes uploads after a reload or a lost connection, and lets people leave the pictures step meanwhile. */
export function useBackgroundUploads({ uploads, latest, isOpening, place }: BackgroundUploads): void {
  useEffect(() => {
    if (isOpening) return;
    const resume = () => uploadInBackground(latest(), uploads);
    resume();
    addEventListener('online', resume);
    return () => {
      removeEventListener('online', resume);
      if (place === 'pictures') resume();
    };
  }, [isOpening, place, latest, uploads]);
}
