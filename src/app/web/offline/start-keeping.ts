/**
 * Makes the page usable without a network for someone who is logged in: registers the service worker, and keeps the
 * page's files and what they read on this device. Of visitors' pages, only the one that checks credentials has a worker.
 */
import { homeOf, selectUser } from '#domains/auth/flows/session-selectors.ts';
import type { Session } from '#domains/auth/web/session/page-session.ts';
import type { SessionUser } from '#generated/types.gen.ts';
import { forgetDevice, isAccountKept, keepForAccount, tidyAccount } from '#platform/browser/device/account-cache.ts';
import { endPushes } from '#platform/browser/device/end-pushes.ts';
import { workerAddress } from '#platform/browser/page/trusted-types.ts';
import { isAnswered } from '#ui/timing/lazy-part.ts';
import type { AppRouter } from '../router.ts';
import { followVersions, sayIfUpdated } from './follow-versions.ts';
import { offerToInstall } from './install-offer.ts';
import { keepFiles } from './keep-files.ts';
import { nameManifest } from './name-manifest.ts';

export function startKeeping(router: AppRouter, session: Session): void {
  let keptFor: string | null = null;
  const follow = () => {
    const user = selectUser(session.getSnapshot());
    const id = user?.id ?? null;
    if (id === keptFor) return;
    keptFor = id;
    if (user) void keepFor(user, router, () => selectUser(session.getSnapshot())?.id === id);
    else void endPushes();
  };
  // A session may have ended without a logout, in a browser whose storage was cleared by hand.
  if (session.getSnapshot().context.tokens === null)
    void isAccountKept().then((isKept) => (isKept ? forgetDevice() : undefined));
  session.subscribe(follow);
  follow();
  // That page always has a document of its own.
  if (router.state.location.pathname === '/verify') void keepVerifyPage();
}

async function keepFor(user: SessionUser, router: AppRouter, isStillHere: () => boolean): Promise<void> {
  nameManifest(user.role);
  offerToInstall(user.id, homeOf(user.role), router);
  await keepForAccount(user.id);
  const registration = await navigator.serviceWorker.register(workerAddress());
  // A logout meanwhile had nothing to delete yet.
  if (!isStillHere()) return forgetDevice();
  followVersions(registration, router);
  await tidyAccount(user.id);
  const build = await whileConnected(() => keepFiles(['all', user.role], isStillHere));
  if (build !== null) sayIfUpdated(build);
}

/**
 * Without a connection, what is missing is kept on the next visit. One that is there again after the first attempt says
 * nothing about why that failed, so only a second failure is an error.
 */
async function whileConnected<T>(keep: () => Promise<T>, isSecond = false): Promise<T | null> {
  try {
    return await keep();
  } catch (error) {
    if (!(await isAnswered())) return null;
    if (isSecond) throw error;
    return whileConnected(keep, true);
  }
}

/** For visitors as well: a badge is often shown where there is no network. */
async function keepVerifyPage(): Promise<void> {
  const keep = async () => {
    await navigator.serviceWorker.register(workerAddress());
    return keepFiles(['verify'], () => true);
  };
  await whileConnected(keep);
}
