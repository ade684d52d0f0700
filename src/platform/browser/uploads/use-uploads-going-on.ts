import { useEffect } from 'react';
import type { DraftPicture } from './draft-picture.ts';
import type { PictureUploads } from './picture-uploads.ts';
import { uploadMeanwhile } from './upload-all.ts';

interface UploadsGoingOn {
  uploads: PictureUploads;
  /** The current pictures; must be stable across renders. */
  latest: () => readonly DraftPicture[];
  /** They are still being read from storage. */
  isOpening: boolean;
  /** The current step of a multi-step form; its pictures are at `pictures`. */
  place?: string;
}

/** Resumes uploads after a reload or a lost connection, and lets people leave the pictures step meanwhile. */
export function useUploadsGoingOn({ uploads, latest, isOpening, place }: UploadsGoingOn): void {
  useEffect(() => {
    if (isOpening) return;
    const goOn = () => uploadMeanwhile(latest(), uploads);
    goOn();
    addEventListener('online', goOn);
    return () => {
      removeEventListener('online', goOn);
      if (place === 'pictures') goOn();
    };
  }, [isOpening, place, latest, uploads]);
}
