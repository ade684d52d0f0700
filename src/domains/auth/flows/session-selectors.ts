import type { SnapshotFrom } from 'xstate';
import type { Role, SessionUser } from '#generated/types.gen.ts';
import type { sessionMachine } from './session.ts';

/** What a page may ask of the session's state, which is known before the machine runs. */
export type SessionState = Pick<SnapshotFrom<typeof sessionMachine>, 'context' | 'hasTag' | 'matches'>;

const HOMES: Record<Role, string> = { Admin: '/admin', Member: '/dashboard', Partner: '/partner', Judge: '/judge' };

export const homeOf = (role: Role): string => HOMES[role];

/** The person who is logged in, with a complete profile or not. */
export const selectUser = (state: SessionState): SessionUser | null =>
  state.hasTag('open') ? state.context.user : null;
/** Whose menu a public page shows; it stays while the session is being restored. */
export const selectShownUser = (state: SessionState): SessionUser | null =>
  state.hasTag('open') || state.hasTag('restoring') ? state.context.user : null;
/** Someone with an area, or expected to have one: tokens are stored and the server is being asked. */
export const selectHasMenu = (state: SessionState): boolean =>
  selectShownUser(state)?.isProfileCompleted ??
  (state.hasTag('restoring') && !state.matches({ restoring: 'unreachable' }));
export const selectToken = (state: SessionState): string | null => state.context.tokens?.accessToken ?? null;
export const selectIsLoggedIn = (state: SessionState): boolean => state.hasTag('open');
export const selectIsRestoring = (state: SessionState): boolean => state.hasTag('restoring');
/** Whether `/` forwards to the home of the role; `arrival.welcomed` ends it. */
export const selectHasJustArrived = (state: SessionState): boolean => state.context.hasJustArrived;
