/** A new account, the member's own one, and sessions. */
import { rowsOf, send, valueIn } from '../ask.ts';
import { operationOf, type Person } from '../kit.ts';
import { asksForWork, credentials, newProof } from '../people.ts';
import { unknownId } from '../values.ts';
import { JourneyEnded, MISSING, NOT_FOUND, type Writer } from './writer.ts';

const REGISTERED =
  'Registration successful! A verification email has been sent to your inbox. Please check your email to complete the process.';
const FORGOT_SENT =
  'A link to reset your password has been sent to your email address. Please check your inbox and follow the instructions to recover your account.';
const FORGOT_UNKNOWN =
  'The email address you entered is not associated with any account. Please check again or register for a new account.';
const VERIFICATION_SENT = 'Verification email sent! Please check your inbox and verify your email';
const PASSWORD = 'seven-herons-over-the-delta';

/** Registered, logged in without a verified address, and erased by the admin. */
export async function makeAccount(writer: Writer): Promise<void> {
  const { kit } = writer;
  const admin = writer.person('admin');
  const email = `conformance-${writer.stamp}@example.org`;
  const body = {
    email,
    password: PASSWORD,
    location: 'Dakar, Senegal',
    name: 'Conformance',
    lastName: 'Kit',
    isTermsAgreed: true,
  };
  const isAsked = await asksForWork(kit, 'registerUser', { ...body, isTermsAgreed: false });
  const proven = async (changes: object) => ({
    body: { ...body, ...changes, ...(isAsked && { proof: await newProof(kit) }) },
  });
  const disagreeing = await proven({ isTermsAgreed: false });
  await writer.refuse(null, 'registerUser', 'without agreeing to the terms', disagreeing, MISSING('isTermsAgreed'));
  const weak = await proven({ password: 'password1234' });
  await writer.refuse(null, 'registerUser', 'with a weak password', weak, MISSING('password'));
  await writer.succeed(null, 'registerUser', 'success', await proven({}), { message: REGISTERED });
  // In private mode the owner of the address is told, and nobody else.
  const taken = { status: [422, 201], fields: ['email'] };
  await writer.refuse(null, 'registerUser', 'with an address that is taken', await proven({}), taken);
  const login = { body: await credentials(kit, email, PASSWORD) };
  const { data } = await writer.succeed(null, 'logIn', 'before the address is verified', login, { status: 202 });
  const newcomer = { name: 'unverified', role: 'Member', token: String(valueIn(data, 'accessToken')) } as Person;
  await writer.succeed(newcomer, 'resendVerificationMail', 'success', {}, { message: VERIFICATION_SENT });
  const found = await send(kit, operationOf(kit, 'listAllUsers'), { as: admin, query: { search: email } });
  const id = valueIn(rowsOf(valueIn(found.json, 'data', 'data'))[0], 'id');
  if (typeof id !== 'string') {
    writer.leave(`the account ${email}`);
    throw new JourneyEnded('the new account isn’t listed');
  }
  const wrong = { params: { id }, body: { email: 'someone-else@example.org' } };
  await writer.refuse(admin, 'eraseAccount', "with someone else's address", wrong, MISSING('email'));
  await writer.succeed(admin, 'eraseAccount', 'success', { params: { id }, body: { email } });
  await writer.refuse(
    null,
    'logIn',
    'to an erased account',
    { body: await credentials(kit, email, PASSWORD) },
    { status: 401 },
  );
}

/** What can be set to what it is, or undone. */
export async function useOwnAccount(writer: Writer): Promise<void> {
  const member = writer.person('member');
  await keepProfile(writer, member);
  await keepPrivacy(writer, member);
  await keepNotifications(writer, member);
  await mail(writer, member);
  await writer.refuse(
    member,
    'proveIdentity',
    'with a wrong password',
    { body: { password: 'not-the-password' } },
    { status: [403, 422] },
  );
  await writer.succeed(member, 'proveIdentity', 'success', { body: { password: member.password } });
  const other = { currentPassword: member.password, password: PASSWORD, confirmpassword: `${PASSWORD}-other` };
  await writer.refuse(
    member,
    'changePassword',
    'with another confirmpassword',
    { body: other },
    MISSING('confirmpassword'),
  );
  await refuseNavigation(writer);
}

/** A link to it, followed by mistake, deactivates nobody. */
async function refuseNavigation(writer: Writer): Promise<void> {
  const someone = writer.kit.people.get('incomplete');
  if (!someone) return;
  const asked = { headers: { 'sec-fetch-mode': 'navigate' } };
  // Logging in brings an account back that was deactivated after all.
  writer.afterwards(null, 'logIn', { body: { email: someone.email, password: someone.password } });
  await writer.refuse(someone, 'deactivateAccount', 'by following a link', asked, {
    status: 403,
    code: 'navigation_refused',
  });
  await writer.succeed(someone, 'getCurrentUser', 'after following that link');
}

async function keepProfile(writer: Writer, member: Person): Promise<void> {
  const { data } = await writer.succeed(member, 'getCurrentUser', 'before it is changed');
  const { name, lastName, location, contactNo, isTermsAgreed, bio, language } = Object(data);
  const profile = { name, lastName, location, isTermsAgreed, ...(contactNo && { contactNo }), ...(bio && { bio }) };
  await writer.refuse(member, 'updateProfile', 'with a role', { body: { ...profile, role: 'Admin' } }, MISSING('role'));
  await writer.refuse(
    member,
    'updateProfile',
    'with points',
    { body: { ...profile, points: 1_000 } },
    MISSING('points'),
  );
  await writer.succeed(member, 'updateProfile', 'success', { body: profile });
  await writer.succeed(member, 'updateLanguage', 'success', { body: { language: language ?? 'en' } });
}

async function keepPrivacy(writer: Writer, member: Person): Promise<void> {
  const { kit } = writer;
  const read = await send(kit, operationOf(kit, 'getPrivacyPolicy'), { as: member, params: { id: member.id } });
  const { email, contactNo, location, impacts, councils, leaderboard } = Object(
    valueIn(read.json, 'data') ?? DEFAULT_POLICY,
  );
  const body = { email, contactNo, location, impacts, councils, leaderboard };
  const isThere = read.status === 200 && valueIn(read.json, 'data', 'updatedAt') !== null;
  if (isThere)
    await writer.refuse(
      member,
      'createPrivacyPolicy',
      'a second one',
      { body },
      { status: 409, code: 'already_exists' },
    );
  else await writer.succeed(member, 'createPrivacyPolicy', 'success', { body });
  await writer.succeed(member, 'updatePrivacyPolicy', 'success', { body });
}

const DEFAULT_POLICY = {
  email: 'private',
  contactNo: 'private',
  location: 'public',
  impacts: 'public',
  councils: 'public',
  leaderboard: 'public',
};

async function keepNotifications(writer: Writer, member: Person): Promise<void> {
  await writer.succeed(member, 'markNotificationRead', 'success', { params: { id: 'all' } });
  const { data } = await writer.succeed(member, 'getNotificationChoices', 'before they are changed');
  const [first] = rowsOf(valueIn(data, 'choices'));
  const choice = { kind: valueIn(first, 'kind'), way: valueIn(first, 'way') };
  await writer.succeed(member, 'updateNotificationChoices', 'success', { body: { choices: [choice] } });
}

async function mail(writer: Writer, member: Person): Promise<void> {
  const email = `conformance-${writer.stamp}-invited@example.org`;
  await writer.succeed(member, 'inviteByMail', 'success', { body: { email } });
  writer.leave(`an invitation to ${email}`);
  await writer.succeed(null, 'forgotPassword', 'success', { body: { email: member.email } }, { message: FORGOT_SENT });
  const unknown = await send(writer.kit, operationOf(writer.kit, 'forgotPassword'), {
    as: null,
    body: { email: `${unknownId()}@example.org` },
  });
  const message = unknown.status === 404 ? FORGOT_UNKNOWN : FORGOT_SENT;
  const nobody = { body: { email: `${unknownId()}@example.org` } };
  await writer.refuse(null, 'forgotPassword', 'of an unknown address', nobody, { status: [404, 200], message });
  writer.afterwards(member, 'cancelEmailChange', {});
  await writer.succeed(member, 'changeEmail', 'success', {
    body: { email: `conformance-${writer.stamp}-new@example.org` },
  });
  await writer.succeed(member, 'resendEmailChange', 'success');
  await writer.succeed(member, 'retryMailAddress', 'without a refusal');
  await writer.succeed(member, 'cancelEmailChange', 'success');
  await writer.refuse(member, 'resendEmailChange', 'without a change', {}, NOT_FOUND);
}

/** In sessions of their own, so that the kit's stays. */
export async function useSessions(writer: Writer): Promise<void> {
  const { kit } = writer;
  const member = writer.person('member');
  const logIn = async (): Promise<Person> => {
    const body = await credentials(kit, member.email, member.password);
    const { json } = await send(kit, operationOf(kit, 'logIn'), { as: null, body });
    return {
      ...member,
      token: String(valueIn(json, 'data', 'accessToken')),
      refreshToken: String(valueIn(json, 'data', 'refreshToken')),
    };
  };
  const ended = { status: 401, code: 'token_invalid', message: 'Token Invalid' };
  const leaving = await logIn();
  await writer.succeed(leaving, 'logOut', 'success');
  await writer.refuse(
    null,
    'renewToken',
    'after logging out',
    { token: leaving.refreshToken, params: { id: member.id } },
    ended,
  );
  const [staying, other] = [await logIn(), await logIn()];
  const { data } = await writer.succeed(staying, 'listSessions', 'with several');
  const listed = rowsOf(valueIn(data, 'sessions')).find((session) => valueIn(session, 'isCurrent') !== true);
  await writer.succeed(staying, 'endSession', 'success', { params: { id: String(valueIn(listed, 'id')) } });
  await writer.succeed(staying, 'endOtherSessions', 'success');
  await writer.refuse(
    null,
    'renewToken',
    'of a session that was ended',
    { token: other.refreshToken, params: { id: member.id } },
    ended,
  );
  kit.people.set('member', staying);
}
