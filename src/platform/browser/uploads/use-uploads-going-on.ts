import { useEffect } from 'react';
import type { DraftPicture } from './draft-picture.ts';
import type { PictureUploads } from './picture-uploads.ts';
import { uploadMeanwhile } from './upload-all.ts';

interface UploadsGoingOn {
  uploads: PictureUploads;
  /** As they are now; has to be the same function from one drawing to the next. */
  latest: () => readonly DraftPicture[];
  /** The storage is still being asked for them. */
  isOpening: boolean;
  /** Which step somebody is at, in a form of several; the pictures are then at `pictures`. */
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
