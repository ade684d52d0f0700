/** Sends what someone submitted or pressed without a connection: when the page opens, when they log in, and when there is one. */
import { selectUser } from '#domains/auth/flows/session-selectors.ts';
import type { Session } from '#domains/auth/web/session/page-session.ts';
import type { Impact } from '#generated/types.gen.ts';
import { storePressesWith } from '#platform/browser/outbox/waiting-presses.ts';
import { sharedQueryClient } from '../shell/shared-query-client.ts';

/** The pages whose code sends what waits: each has the button that was pressed. */
const PRESSED_ON: Record<string, () => Promise<unknown>> = {
  'comment-like': () => import('#domains/comments/web/thread.tsx'),
  follow: () => import('../joined/profile-with-impacts.tsx'),
  'impact-like': () => import('../joined/impact-with-comments.tsx'),
  save: () => import('../joined/opportunity-with-questions.tsx'),
};

export function startSending(session: Session): void {
  let sentFor: string | null = null;
  let stop: (() => void) | null = null;
  const idNow = () => selectUser(session.getSnapshot())?.id ?? null;

  async function begin(userId: string): Promise<void> {
    const { keepSending, openOutbox } = await import('#domains/impacts/web/outbox/outbox.ts');
    if (idNow() !== userId) return;
    await openOutbox(userId);
    if (idNow() === userId && stop === null) stop = keepSending((impact) => void tell(impact).catch(reportError));
  }

  async function followPresses(): Promise<void> {
    const { beginPresses, endPresses } = await import('#platform/browser/outbox/press-outbox.ts');
    const personId = idNow();
    endPresses();
    if (personId !== null) await beginPresses(personId, sharedQueryClient, async (kind) => PRESSED_ON[kind]?.());
  }

  /** Its code needn't be kept on the device: what is sent has a connection. */
  async function tell(impact: Impact): Promise<void> {
    const { tellSent } = await import('#domains/impacts/web/outbox/tell-sent.ts');
    tellSent(sharedQueryClient, impact);
  }

  async function end(): Promise<void> {
    stop?.();
    stop = null;
    const { closeOutbox } = await import('#domains/impacts/web/outbox/outbox.ts');
    if (idNow() === null) closeOutbox();
  }

  const follow = () => {
    const userId = idNow();
    if (userId === sentFor) return;
    const isFirst = sentFor === null;
    sentFor = userId;
    if (!isFirst) end().catch(reportError);
    // Without a connection, its code may be missing; the next page has it.
    if (userId !== null) begin(userId).catch(() => undefined);
    if (userId !== null || !isFirst) followPresses().catch((error: unknown) => storePressesWith(Promise.reject(error)));
  };
  session.subscribe(follow);
  follow();
}
