/** Logging in and out, and renewing. */
import type { Operation } from '../contract/read-operations.ts';
import { type Account, MOCK_ACCOUNTS, MOCK_PASSWORD, type Session, tokenInvalid } from './callers.ts';
import type { Input } from './input.ts';
import type { State } from './state.ts';
import type { Answer } from './wire.ts';

const MINUTES_15 = 15 * 60 * 1_000;

export function logIn({ schemas, sessions }: State, { body }: Input): Answer {
  const { email, password } = Object(body);
  const account = MOCK_ACCOUNTS.find((one) => one.email === email);
  if (!account) return refused({ email: 'The email address you entered does not exist. Please check again.' });
  if (password !== MOCK_PASSWORD)
    return refused({ password: 'The password you entered is incorrect. Please try again.' });
  const session = sessions.begin(account);
  const user = userOf(schemas, account);
  if (account.isVerified) return success(200, 'Login Success', whole(session, user));
  return success(202, 'Verify your email address.', {
    accessToken: session.accessToken,
    user,
    registration: null,
  });
}

export function renew({ schemas, sessions }: State, token: string, id: string): Answer {
  const session = sessions.renew(token, id);
  return session ? success(200, 'Session renewed.', whole(session, userOf(schemas, session.account))) : tokenInvalid();
}

/** Any other way to sign in succeeds, as the member. */
export function signIn({ schemas, sessions }: State, { answer }: Operation): Answer | null {
  const data = answer.schema && schemas.resolve(answer.schema).properties?.['data'];
  const [, member] = MOCK_ACCOUNTS;
  if (!answer.schema || !data || !member || !schemas.resolve(data).properties?.['accessToken']) return null;
  const envelope = Object(schemas.example(answer.schema));
  const session = whole(sessions.begin(member), userOf(schemas, member));
  return success(answer.status, String(envelope['message']), { ...envelope['data'], ...session });
}

export const logOut = ({ sessions }: State, token: string) => sessions.end(token);

const whole = ({ accessToken, refreshToken }: Session, user: object) => ({
  accessToken,
  refreshToken,
  expiresAt: new Date(Date.now() + MINUTES_15).toISOString(),
  user,
});

const userOf = (schemas: State['schemas'], account: Account) =>
  schemas.shaped({ $ref: '#/components/schemas/SessionUser' }, account);

const success = (status: number, message: string, data: object): Answer => ({
  status,
  type: 'application/json',
  body: { status, message, data },
});

const refused = (message: object): Answer => ({
  status: 401,
  type: 'application/json',
  body: { status: 401, message, code: 'login_refused' },
});
