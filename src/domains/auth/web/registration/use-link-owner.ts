import { useEffect, useState } from 'react';
import { getPublicProfile } from '#generated/users/getPublicProfile.gen.ts';

/**
 * The name of someone whose invitation link was opened, if visitors may know it; else null, and registration still
 * works. @param id null without a link.
 */
export function useLinkOwner(id: string | null): string | null {
  const [name, setName] = useState<string | null>(null);
  useEffect(() => {
    setName(null);
    if (id === null) return;
    const stopped = new AbortController();
    getPublicProfile({ path: { id }, signal: stopped.signal }).then(
      ({ data }) => setName(data.data.name),
      // Not public, or not reachable: the page says that there is an invitation, without a name.
      () => undefined,
    );
    return () => stopped.abort();
  }, [id]);
  return name;
}
