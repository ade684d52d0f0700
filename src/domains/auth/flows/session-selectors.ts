import type { SnapshotFrom } from 'xstate';
import type { Role, SessionUser } from '#generated/types.gen.ts';
import type { sessionMachine } from './session.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

const HOMES: Record<Role, string> = { Admin: '/admin', Member: '/dashboard', Partner: '/partner', Judge: '/judge' };

export const homeOf = (role: Role): string => HOMES[role];

/** The person who is logged in, with a complete profile or not. */
export const selectUser = (state: SessionSnapshot): SessionUser | null =>
  state.hasTag('open') ? state.context.user : null;
/** Whose menu a public page shows; it stays while the session is being restored. */
export const selectShownUser = (state: SessionSnapshot): SessionUser | null =>
  state.hasTag('open') || state.hasTag('restoring') ? state.context.user : null;
/** Someone with an area, or expected to have one: tokens are stored and the server is being asked. */
export const selectHasMenu = (state: SessionSnapshot): boolean =>
  selectShownUser(state)?.isProfileCompleted ??
  (state.hasTag('restoring') && !state.matches({ restoring: 'unreachable' }));
export const selectToken = (state: SessionSnapshot): string | null => state.context.tokens?.accessToken ?? null;
export const selectIsLoggedIn = (state: SessionSnapshot): boolean => state.hasTag('open');
export const selectIsRestoring = (state: SessionSnapshot): boolean => state.hasTag('restoring');
/** Whether `/` forwards to the home of the role; `arrival.welcomed` ends it. */
export const selectHasJustArrived = (state: SessionSnapshot): boolean => state.context.hasJustArrived;
