import { useEffect, useState } from 'react';
import type { DraftPicture } from '../../flows/impact-draft.ts';
import type { DraftFiles } from './draft-files.ts';

/** An address to show a picture of the draft from; null for a document, and until the file was read. */
export function usePicturePreview({ key, kind, url }: DraftPicture, files: DraftFiles): string | null {
  const [local, setLocal] = useState<string | null>(null);
  const isLocal = kind === 'picture' && url === null;
  useEffect(() => {
    if (!isLocal) return;
    let address: string | null = null;
    let isGone = false;
    void files.read(key).then((file) => {
      if (!file || isGone) return;
      address = URL.createObjectURL(file);
      setLocal(address);
    });
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [key, isLocal, files]);
  if (kind === 'document') return null;
  return url ?? local;
}
