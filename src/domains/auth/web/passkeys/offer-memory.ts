/** What this browser remembers of offering a passkey. */
import { safeStorage } from '#platform/browser/page/safe-storage.ts';

const ofTab = safeStorage(() => globalThis.sessionStorage);
const ofBrowser = safeStorage(() => globalThis.localStorage);

const KEY = 'passkeyOffer';
const keyOf = (userId: string) => `${KEY}:${userId}`;

/** Someone has just logged in with a password. */
export const noteLoginByPassword = (userId: string): void => ofTab.set(KEY, userId);

/** Whether the person logged in with a password in this tab, and hasn't answered the offer in this browser. */
export const isOfferDue = (userId: string): boolean =>
  ofTab.get(KEY) === userId && ofBrowser.get(keyOf(userId)) === null;

export function noteAnswer(userId: string): void {
  ofBrowser.set(keyOf(userId), 'answered');
  ofTab.remove(KEY);
}
