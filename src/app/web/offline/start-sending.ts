/** Sends what someone submitted or pressed without a connection: when the page opens, when they log in, and when there is one. */
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import type { Session } from '#domains/auth/web/session/page-session.ts';
import { sharedQueryClient } from '../shell/shared-query-client.ts';

/** The code that sends each kind, by the page where it's shown or pressed. */
const KINDS: Record<string, () => Promise<unknown>> = {
  comment: () => import('#domains/comments/web/thread.tsx'),
  'comment-like': () => import('#domains/comments/web/thread.tsx'),
  follow: () => import('../joined/profile-with-impacts.tsx'),
  impact: () => import('#domains/impacts/web/mine/my-impacts-page.tsx'),
  'impact-like': () => import('../joined/impact-with-comments.tsx'),
  save: () => import('../joined/opportunity-with-questions.tsx'),
};

export function startSending(session: Session): void {
  let sentFor: string | null = null;
  const idNow = () => selectUser(session.getSnapshot())?.id ?? null;

  async function sendFor(personId: string | null): Promise<void> {
    const { closeOutbox, keepSending, openOutbox } = await import('#platform/browser/outbox/outbox.ts');
    if (idNow() !== personId) return;
    if (personId === null) return closeOutbox();
    await openOutbox(personId);
    if (idNow() === personId) keepSending(sharedQueryClient, async (kind) => KINDS[kind]?.());
  }

  const follow = () => {
    const personId = idNow();
    if (personId === sentFor) return;
    sentFor = personId;
    // Without a connection, its code may be missing; the next page has it.
    sendFor(personId).catch(() => undefined);
  };
  session.subscribe(follow);
  follow();
}
