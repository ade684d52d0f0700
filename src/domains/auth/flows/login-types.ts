/** The types of the login machine. */
import type { LogInInput, PasskeyAnswer } from '#generated/types.gen.ts';
import type { Message, Navigate } from '#platform/browser/flows/flow-emitted.ts';
import type { LoginErrors, SecondStep } from './login-messages.ts';
import type { OpenedSession } from './session-types.ts';

export interface LoginResult {
  session: OpenedSession;
  /** Whether the answer was a 202: the address isn't verified, or an admin hasn't let the person in. */
  isUnverified: boolean;
  /** Whether an admin decides, or has declined. */
  isPending: boolean;
}

export interface ExternalResult {
  session: OpenedSession;
  isPending: boolean;
  isProfileComplete: boolean;
}

export interface ExternalReturn {
  /** Null when the identity provider sent the person back without one. */
  code: string | null;
  state: string | null;
  /** The issuer that the provider identifies itself as; null if it sent none. */
  iss: string | null;
}

export interface LoginInput {
  /** Whether the page was opened as `/auth/login?trees`. */
  isForTrees: boolean;
  /** The parameters that the identity provider returned; null on the login page itself. */
  externalReturn: ExternalReturn | null;
}

export interface LoginContext {
  landing: '/' | '/impacts/?trees';
  externalReturn: ExternalReturn | null;
  /** What the second step is sent with; null unless it's being checked or asked for. */
  credentials: LogInInput | null;
  secondStep: SecondStep;
  /** What the browser answered for a passkey; null unless it's being checked. */
  passkey: PasskeyAnswer | null;
  errors: LoginErrors;
  /** Why the last call failed. */
  error: unknown;
}

export type LoginEvent =
  | { type: 'form.submitted'; values: LogInInput }
  | { type: 'code.submitted'; code: string }
  | { type: 'code.abandoned' }
  | { type: 'passkey.requested' }
  | { type: 'external.requested' }
  | { type: 'resend.requested' };

export type LoginEmitted =
  /** These three and the logout are forwarded to the session before any navigation. */
  | { type: 'login.succeeded'; session: OpenedSession; isHomeNext: boolean; isByPassword: boolean }
  | { type: 'login.unverified'; session: OpenedSession }
  | { type: 'external.succeeded'; session: OpenedSession; isHomeNext: boolean }
  | { type: 'logout.requested' }
  /** For the page, which keeps the address in case it's reloaded. */
  | { type: 'code.needed'; email: string }
  | Navigate
  | Message
  /** The identity provider's page, on another origin. */
  | { type: 'leave'; url: string };
