import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.ts';
import type { LoginErrors } from './login-messages.ts';

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

/** `loginLoading` of the client's session state. */
export const selectLoginLoading = (state: LoginSnapshot): boolean => state.hasTag('loading');
export const selectLoginErrors = (state: LoginSnapshot): LoginErrors => state.context.errors;
/** Whether the link that sends the verification mail again is offered. */
export const selectOffersResend = (state: LoginSnapshot): boolean => state.matches('unverified');
