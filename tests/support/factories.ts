/** People for tests, created through the product's repositories. */
import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { v7 as uuidv7 } from 'uuid';
import { insertAccount, markDeactivated } from '#domains/auth/server/accounts.repository.ts';
import { insertAdmission, markWaiting } from '#domains/auth/server/admission/registrations.repository.ts';
import type { Role, Session } from '#generated/types.gen.ts';
import type { Db } from '#platform/server/db/database.ts';
import { type Client, createClient } from './client.ts';
import { timed } from './fixture-times.ts';
import { issueSession } from './issue-session.ts';

export const PASSWORD = 'seven-herons-over-the-delta';
export const OTHER_PASSWORD = 'a-lantern-beside-nine-tides';

/** The hash of PASSWORD. A hash contains its cost parameters: with these, a login costs almost nothing. */
const cheapHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface TestUser {
  id: string;
  email: string;
  name: string;
  lastName: string;
  role: Role;
}

interface UserTraits {
  email?: string;
  name?: string;
  lastName?: string;
  role?: Role;
  isVerified?: boolean;
  /** Whether an admin has yet to let them in. */
  isWaiting?: boolean;
  isProfileCompleted?: boolean;
  isActive?: boolean;
  hasPassword?: boolean;
  language?: string;
  /** A hash of PASSWORD for tests in which a login must cost as much as in production. */
  passwordHash?: string;
}

/** An address that no other test uses. */
export const freshEmail = (name = 'person') => `${name}-${randomBytes(5).toString('hex')}@example.org`;

/** By default a verified member with a complete profile. The password is PASSWORD. */
export async function buildUser(db: Db, traits: UserTraits = {}): Promise<TestUser> {
  const { name = 'Amina', lastName = 'Diallo', role = 'Member', email = freshEmail() } = traits;
  const { isWaiting = false, isVerified = !isWaiting, isProfileCompleted = true } = traits;
  const { isActive = true, hasPassword = true, language = null } = traits;
  const id = uuidv7();
  const reached = { location: 'Dakar, Senegal', place: null, contactNo: '+221 70 123 45 67' };
  const profile = { name, lastName, ...reached, isTermsAgreed: true };
  const passwordHash = hasPassword ? (traits.passwordHash ?? (await cheapHash)) : null;
  await db.transaction().execute(async (tx) => {
    await insertAccount(tx, { id, email, passwordHash, ...profile, role, isVerified, isProfileCompleted, language });
    if (isWaiting) {
      await insertAdmission(tx, { userId: id, motivation: 'I plant mangroves with my school.', invitationId: null });
      await markWaiting(tx, id);
    }
    if (!isActive) await markDeactivated(tx, id);
  });
  return { id, email, name, lastName, role };
}

export interface LoggedIn {
  client: Client;
  session: Session;
}

/** Logs in as a person would. */
export async function logIn(origin: string, { email }: { email: string }, password = PASSWORD): Promise<LoggedIn> {
  const client = createClient(origin);
  const answer = await client.post<Session>('/login', { email, password });
  if (answer.status !== 200) throw new Error(`The login answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  client.token = answer.body.data.accessToken;
  return { client, session: answer.body.data };
}

type LoggedInUser = LoggedIn & { user: TestUser };

/** Someone with a session, without the cost of a login. */
export async function buildLoggedIn(origin: string, db: Db, traits: UserTraits = {}): Promise<LoggedInUser> {
  return timed('buildLoggedIn', async () => {
    const user = await buildUser(db, traits);
    return { user, ...((await issueSession(origin, db, user.id)) ?? (await logIn(origin, user))) };
  });
}

/** For tests in which the side effects of a login matter, such as cookies and counters. */
export async function buildByLogin(origin: string, db: Db, traits: UserTraits = {}): Promise<LoggedInUser> {
  const user = await buildUser(db, traits);
  return { user, ...(await logIn(origin, user)) };
}

export function registrationOf(email: string, changes: Record<string, unknown> = {}) {
  return {
    email,
    password: PASSWORD,
    location: 'Dakar, Senegal',
    name: 'Amina',
    lastName: 'Diallo',
    isTermsAgreed: true,
    contactNo: '+221 70 123 45 67',
    ...changes,
  };
}

/** The token at the end of an emailed link, without the address after its #. */
export const tokenOf = (link: string) => link.replace(/#.*$/, '').split(/\/|=/).at(-1) ?? '';
