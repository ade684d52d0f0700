import { useCallback, useEffect, useState } from 'react';
import type { FieldFile } from './file-types.ts';

/**
 * An address to show a picture from; null for a document, and until one that is only in this browser was read.
 * @param read has to be the same function from one drawing to the next.
 */
export function useFilePreview(
  { key, kind, url }: Pick<FieldFile, 'key' | 'kind' | 'url'>,
  read: (key: string) => Promise<Blob | null>,
): string | null {
  const readThis = useCallback(() => read(key), [key, read]);
  const local = useLocalAddress(kind === 'picture' && url === null ? readThis : null);
  return kind === 'document' ? null : (url ?? local);
}

/**
 * The address of a file that is only in this browser, until its reader changes; null as long as there is none.
 * @param read has to be the same function from one drawing to the next.
 */
export function useLocalAddress(read: (() => Promise<Blob | null>) | null): string | null {
  const [local, setLocal] = useState<string | null>(null);
  useEffect(() => {
    if (!read) return;
    let address: string | null = null;
    let isGone = false;
    void read().then((file) => {
      if (!file || isGone) return;
      address = URL.createObjectURL(file);
      setLocal(address);
    });
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
      setLocal(null);
    };
  }, [read]);
  return local;
}
