import type { SnapshotFrom } from 'xstate';
import type { loginMachine } from './login.ts';
import type { LoginErrors } from './login-messages.ts';

export type LoginSnapshot = SnapshotFrom<typeof loginMachine>;

/** `loginLoading` of the client's session state. */
export const selectLoginLoading = (state: LoginSnapshot): boolean => state.hasTag('loading');
export const selectLoginErrors = (state: LoginSnapshot): LoginErrors => state.context.errors;
/** Whether to offer the link that resends the verification email. */
export const selectOffersResend = (state: LoginSnapshot): boolean => state.matches('unverified');
