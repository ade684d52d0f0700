import { useEffect, useState } from 'react';

/**
 * An address to show a picture from that is only in this browser; null until it was read, and without `read`.
 * @param read the same function as long as the file is the same.
 */
export function useFilePreview(read: (() => Promise<Blob | null>) | null): string | null {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    if (read === null) return;
    let made: string | null = null;
    let isGone = false;
    void read().then((file) => {
      if (!file || isGone) return;
      made = URL.createObjectURL(file);
      setAddress(made);
    });
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [read]);
  return read === null ? null : address;
}
