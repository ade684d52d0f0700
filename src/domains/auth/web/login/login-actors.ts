/** The login machine's calls. */
import { type ActorRefFrom, fromPromise } from 'xstate';
import { confirmGoogleSignIn } from '#generated/auth/confirmGoogleSignIn.gen.ts';
import { getGoogleSignInUrl } from '#generated/auth/getGoogleSignInUrl.gen.ts';
import { logIn } from '#generated/auth/logIn.gen.ts';
import { logInWithPasskey } from '#generated/auth/logInWithPasskey.gen.ts';
import { resendVerificationMail } from '#generated/auth/resendVerificationMail.gen.ts';
import { signInWithGoogle } from '#generated/auth/signInWithGoogle.gen.ts';
import type { ExternalSession } from '#generated/types.gen.ts';
import { oncePerToken } from '#platform/browser/session/once-per-token.ts';
import { justReceived } from '#platform/browser/session/token-storage.ts';
import { loginMachine } from '../../flows/login.ts';
import type { ExternalResult, ExternalReturn, LoginResult } from '../../flows/login-types.ts';
import { askForPasskey, awaitAutofill, forgetIfUnknown } from '../passkeys/ask-for-passkey.ts';
import { withProof } from '../proofs/with-proof.ts';
import type { Session } from '../session/page-session.ts';

const exchangeOnce = oncePerToken<ExternalResult>();

export const providedLoginMachine = loginMachine.provide({
  actors: {
    logIn: fromPromise(async ({ input }): Promise<LoginResult> => {
      const { data } = await withProof((proof) => logIn({ body: { ...input, ...proof } })).catch((refusal: unknown) =>
        forgetIfUnknown(refusal, input.passkey),
      );
      const refreshToken = data.status === 200 ? data.data.refreshToken : null;
      const tokens = justReceived({ accessToken: data.data.accessToken, refreshToken });
      const isPending = data.status === 202 && data.data.registration !== null;
      return { session: { tokens, user: data.data.user }, isUnverified: data.status === 202, isPending };
    }),
    awaitAutofill: fromPromise(({ signal }) => awaitAutofill(signal)),
    askForPasskey: fromPromise(({ signal }) => askForPasskey({ signal })),
    logInWithPasskey: fromPromise(async ({ input: passkey }): Promise<LoginResult> => {
      if (!passkey) throw new Error('The browser gave no passkey.');
      const { data } = await logInWithPasskey({ body: passkey }).catch((refusal: unknown) =>
        forgetIfUnknown(refusal, passkey),
      );
      const { accessToken, refreshToken, user } = data.data;
      return {
        session: { tokens: justReceived({ accessToken, refreshToken }), user },
        isUnverified: false,
        isPending: false,
      };
    }),
    resendVerificationMail: fromPromise(async () => {
      await resendVerificationMail();
    }),
    getExternalUrl: fromPromise(async () => {
      const { data } = await getGoogleSignInUrl();
      return data.data.url;
    }),
    finishExternal: fromPromise(({ input }) => {
      if (input?.code == null) throw new Error('The identity provider gave no code.');
      const { code } = input;
      return exchangeOnce(code, () => exchange(code, input));
    }),
    confirmExternal: fromPromise(async ({ input }) => {
      const { data } = await confirmGoogleSignIn({ body: input }).catch((refusal: unknown) =>
        forgetIfUnknown(refusal, input.passkey),
      );
      return resultOf(data.data);
    }),
  },
});

async function exchange(code: string, { state, iss }: ExternalReturn): Promise<ExternalResult> {
  const { data } = await signInWithGoogle({ query: { code, ...(state && { state }), ...(iss && { iss }) } });
  if (data.status === 200) return resultOf(data.data);
  const { accessToken, user } = data.data;
  const session = { tokens: justReceived({ accessToken, refreshToken: null }), user };
  return { session, isProfileComplete: user.isProfileCompleted, isPending: true };
}

function resultOf({ user, isProfileComplete, accessToken, refreshToken }: ExternalSession): ExternalResult {
  return {
    session: { tokens: justReceived({ accessToken, refreshToken }), user },
    isProfileComplete,
    isPending: false,
  };
}

/** Forwards login events to the session. Returns an unsubscribe function. */
export function forwardLogin(login: ActorRefFrom<typeof loginMachine>, session: Session): () => void {
  const links = [
    login.on('login.succeeded', (event) => session.send(event)),
    login.on('login.unverified', (event) => session.send(event)),
    login.on('external.succeeded', (event) => session.send(event)),
    login.on('logout.requested', (event) => session.send(event)),
  ];
  return () => {
    for (const link of links) link.unsubscribe();
  };
}
