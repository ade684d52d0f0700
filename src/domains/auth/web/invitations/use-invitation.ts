import { useEffect, useState } from 'react';
import { getInvitation } from '#generated/auth/getInvitation.gen.ts';
import type { OpenInvitation } from '#generated/types.gen.ts';
import { isApiError } from '#platform/browser/calls/api-error.ts';

/** Null without an invitation or an answer: registration still works. */
type Invited = OpenInvitation | 'asked' | 'dead' | null;

/** Reads the invitation of an emailed link. */
export function useInvitation(inviteId: string | null): Invited {
  const [invited, setInvited] = useState<Invited>(inviteId === null ? null : 'asked');
  useEffect(() => {
    if (inviteId === null) return setInvited(null);
    const stopped = new AbortController();
    setInvited('asked');
    getInvitation({ query: { inviteid: inviteId }, signal: stopped.signal }).then(
      ({ data }) => setInvited(data.data),
      (error: unknown) => {
        if (!stopped.signal.aborted) setInvited(isApiError(error, 'refused') && error.status === 410 ? 'dead' : null);
      },
    );
    return () => stopped.abort();
  }, [inviteId]);
  return invited;
}
