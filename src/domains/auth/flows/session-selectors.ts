import type { SnapshotFrom } from 'xstate';
import type { Role, SessionUser } from '#generated/types.gen.ts';
import type { sessionMachine } from './session.ts';

/** The parts of the machine's snapshot that pages may use. They're available before the machine runs. */
export type SessionState = Pick<SnapshotFrom<typeof sessionMachine>, 'context' | 'hasTag' | 'matches'>;

const HOME_OF: Record<Role, string> = { Admin: '/admin', Member: '/dashboard', Partner: '/partner', Judge: '/judge' };

export const HOMES: readonly string[] = Object.values(HOME_OF);
export const homeOf = (role: Role): string => HOME_OF[role];

/** The person who is logged in, whether or not their profile is complete. */
export const selectUser = (state: SessionState): SessionUser | null =>
  state.hasTag('open') ? state.context.user : null;
/** Where someone who is logged in has to do something before anything else. */
export function selectDuty(state: SessionState): '/second-step' | '/profile-information' | null {
  if (state.matches('withoutSecondStep')) return '/second-step';
  return selectUser(state)?.isProfileCompleted === false ? '/profile-information' : null;
}
/** The person whose menu a public page shows, also while the session is being restored. */
export const selectShownUser = (state: SessionState): SessionUser | null =>
  state.hasTag('open') || state.hasTag('restoring') ? state.context.user : null;
/** True if the person has an area of their own or is expected to: tokens are stored and the server is being asked. */
export const selectHasMenu = (state: SessionState): boolean => {
  const user = selectShownUser(state);
  if (user) return user.isProfileCompleted && !state.matches('withoutSecondStep');
  return state.hasTag('restoring') && !state.matches({ restoring: 'unreachable' });
};
export const selectToken = (state: SessionState): string | null => state.context.tokens?.accessToken ?? null;
export const selectIsLoggedIn = (state: SessionState): boolean => state.hasTag('open');
export const selectIsRestoring = (state: SessionState): boolean => state.hasTag('restoring');
/** Whether `/` forwards to the home of the role; `arrival.welcomed` ends it. */
export const selectHasJustArrived = (state: SessionState): boolean => state.context.hasJustArrived;
