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

/** What a reload or a lost line has interrupted goes on, and whoever leaves the pictures is not kept waiting for them. */
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
