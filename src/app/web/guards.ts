/**
 * Who may open which route. Guards are middleware, so they run before any loader of the page and on every navigation,
 * including the back button. Each asks the session machine, once it knows whether someone is logged in.
 */
import { type MiddlewareFunction, redirect } from 'react-router-dom';
import { HOMES, homeOf, selectDuty, selectHasJustArrived, selectUser } from '#domains/auth/flows/session-selectors.ts';
import type { Session } from '#domains/auth/web/session/page-session.ts';
import type { Role, SessionUser } from '#generated/types.gen.ts';
import { keepRefused, takeReturn } from '#platform/browser/session/return-address.ts';
import { fetchAreaShell } from './shell/area-shell.ts';

/** Tokens are stored, but the server can't be reached to find out whose they are. */
export class SessionUnreachableError extends Error {
  override readonly name = 'SessionUnreachableError';
}

/** Where an ended session leads. If it ends while a guard waits, the session itself navigates here too. */
const ENDED = '/logout';

type Guard = (session: Session) => MiddlewareFunction;

/** /auth/*: logged-in people are sent home. */
export const forVisitors: Guard = (session) => async (_, next) => {
  // Load the session machine now, so that the next page's guard knows at once who has logged in.
  await session.run();
  if (await findUser(session)) throw redirect('/');
  return await next();
};

export const forRole =
  (...roles: readonly Role[]): Guard =>
  (session) =>
  async ({ request }, next) => {
    const user = await needUser(session, request);
    const duty = selectDuty(session.getSnapshot());
    if (duty) throw redirect(duty);
    if (!roles.includes(user.role)) throw redirect(ownSettings(user, request) ?? '/');
    return await next();
  };

/** Links to settings are the same for everyone, and each area has those pages. */
function ownSettings({ role }: SessionUser, { url }: Request): string | undefined {
  const [, page] = /^\/\w+(\/settings\/.*)/.exec(new URL(url).pathname) ?? [];
  return page && homeOf(role) + page;
}

/** The page of a duty: people without it are sent to their next one, or home. */
export const forDuty =
  (page: '/second-step' | '/profile-information'): Guard =>
  (session) =>
  async (_, next) => {
    const user = await needUser(session);
    const duty = selectDuty(session.getSnapshot());
    if (duty !== page) throw redirect(duty ?? homeAfterLogin(session, user));
    return await next();
  };

/** `/` sends people who have just logged in where they came from, or to the home of their role, once. */
export const redirectingAfterLogin: Guard = (session) => async (_, next) => {
  const state = session.getSnapshot();
  const user = selectUser(state);
  if (user && selectHasJustArrived(state)) throw redirect(homeAfterLogin(session, user));
  return await next();
};

function homeAfterLogin(session: Session, user: SessionUser): string {
  session.send({ type: 'arrival.welcomed' });
  const home = homeOf(user.role);
  return takeReturn(home, HOMES) ?? home;
}

/** For public pages: they're shown in the shell of the person's area, whose code has to be loaded first. */
export const preloadingShell: Guard = (session) => async (_, next) => {
  const state = session.getSnapshot();
  if (state.hasTag('restoring') || selectUser(state)) await fetchAreaShell();
  return await next();
};

/** @param request the page that a login, or completing the profile, leads back to. */
async function needUser(session: Session, request?: Request): Promise<SessionUser> {
  const wasLoggedIn = session.getSnapshot().hasTag('restoring');
  const user = await findUser(session);
  if (request && (!user || selectDuty(session.getSnapshot()))) keepRefused(new URL(request.url));
  if (!user) throw redirect(wasLoggedIn ? ENDED : '/auth/login');
  return user;
}

async function findUser(session: Session): Promise<SessionUser | null> {
  const state = await session.until((now) => !now.hasTag('restoring') || now.matches({ restoring: 'unreachable' }));
  if (state.hasTag('restoring')) throw new SessionUnreachableError('The server can’t be reached.');
  return selectUser(state);
}
