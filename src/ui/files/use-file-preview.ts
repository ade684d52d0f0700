import { useCallback, useEffect, useState } from 'react';
import type { FieldFile } from './file-types.ts';

/**
 * A picture's preview URL; null for a document, and until a local picture has been read.
 * @param read must be stable between renders.
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
 * An object URL for a local file, revoked when the reader changes; null without a file.
 * @param read must be stable between renders.
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
