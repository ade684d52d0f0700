import { useEffect, useState } from 'react';
import type { FieldFile } from './file-types.ts';

/**
 * An address to show a picture from; null for a document, and until one that is only in this browser was read.
 * @param read has to be the same function from one drawing to the next.
 */
export function useFilePreview(
  { key, kind, url }: Pick<FieldFile, 'key' | 'kind' | 'url'>,
  read: (key: string) => Promise<Blob | null>,
): string | null {
  const [local, setLocal] = useState<string | null>(null);
  const isLocal = kind === 'picture' && url === null;
  useEffect(() => {
    if (!isLocal) return;
    let address: string | null = null;
    let isGone = false;
    void read(key).then((file) => {
      if (!file || isGone) return;
      address = URL.createObjectURL(file);
      setLocal(address);
    });
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [key, isLocal, read]);
  if (kind === 'document') return null;
  return url ?? local;
}
