import { useState } from 'react';
import { findPictureFault } from '#platform/browser/uploads/check-file.ts';

interface OnePicture {
  file: File | null;
  /** Why the last one was rejected. */
  fault: string | undefined;
  choose: (file: File) => void;
}

/** Checks a file's content before uploading. */
export function useCheckedPicture(given: File | null): OnePicture {
  const [file, setFile] = useState(given);
  const [fault, setFault] = useState<string>();
  return {
    file,
    fault,
    choose: (chosen) =>
      void findPictureFault(chosen).then((found) => {
        setFault(found);
        if (found === undefined) setFile(chosen);
      }),
  };
}
