/** Logging in through the identity provider: finds, links or creates the account. */

import { v7 as uuidv7 } from 'uuid';
import { cleanName } from '#domains/people/name-rules.ts';
import { registrationInputBounds } from '#generated/bounds/RegistrationInput.gen.ts';
import { languageNow } from '#languages/reader.ts';
import { say } from '#languages/say.ts';
import type { Db, Tx } from '#platform/db/database.ts';
import { Failure } from '#platform/http/failure.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { tidyText } from '#platform/prose.ts';
import { loginMessages } from '../../messages.ts';
import {
  type Account,
  findAccountByEmailForUpdate,
  findAccountForUpdate,
  insertAccount,
  isFirstAccount,
  resetUnverified,
} from '../accounts.repository.ts';
import {
  findIdentityOwner,
  insertExternalSignIn,
  insertIdentity,
  lockIdentity,
  takeExternalSignIn,
} from './external-sign-in.repository.ts';
import type { ExternalPerson, IdentityProvider } from './identity-provider.ts';
import { recordLogin } from '../log-in/login-log.ts';
import { closeLinksOf } from '../mail-links.repository.ts';
import { reactivateOnLogin } from '../accounts/reactivation.ts';
import { hashSecret, makeSecret } from '../secrets.ts';
import { endSessionsOf } from '../sessions/sessions.repository.ts';
import type { Sessions, SessionTokens } from '../sessions/callers.ts';

export const EXTERNAL_SIGN_IN_SECONDS = 600;

export interface ExternalSignIn {
  /** @returns where to send the browser, and the value of its cookie. */
  begin(): Promise<{ url: string; secret: string }>;
  /** @throws {Failure} 401 when the provider refuses, 503 while it can't be reached. */
  finish(
    secret: string | undefined,
    returned: Record<string, string>,
    userAgent: string | null,
  ): Promise<{ account: Account; tokens: SessionTokens }>;
}

interface ExternalNeeds {
  db: Db;
  jobs: Jobs;
  sessions: Sessions;
  /** Null when none is configured. */
  provider: IdentityProvider | null;
  returnAddress: string;
}

export function createExternalSignIn({ db, jobs, sessions, provider, returnAddress }: ExternalNeeds): ExternalSignIn {
  return {
    begin: async () => {
      const { url, checks } = await configured(provider).begin();
      const { secret, hash } = makeSecret();
      await insertExternalSignIn(db, { hash, checks, lifetimeSeconds: EXTERNAL_SIGN_IN_SECONDS });
      return { url, secret };
    },

    finish: async (secret, returned, userAgent) => {
      const checks = secret ? await takeExternalSignIn(db, hashSecret(secret)) : undefined;
      if (!checks) throw refused();
      const address = new URL(returnAddress);
      for (const [name, value] of Object.entries(returned)) address.searchParams.set(name, value);
      const person = await configured(provider)
        .finish(address, checks)
        .catch((error) => {
          throw error instanceof Failure ? error : refused(error);
        });
      return db.transaction().execute(async (tx) => {
        const account = await findOrMakeAccount(tx, person);
        await reactivateOnLogin(tx, jobs, account);
        await recordLogin(tx, account, userAgent);
        return { account, tokens: await sessions.begin(tx, account.id, userAgent) };
      });
    },
  };
}

function configured(provider: IdentityProvider | null): IdentityProvider {
  if (provider) return provider;
  throw new Failure(503, 'external_sign_in_unavailable', say('auth.failures.noExternalSignIn'));
}

const refused = (cause?: unknown) =>
  new Failure(401, 'external_sign_in_failed', loginMessages.externalFailed, { cause });

async function findOrMakeAccount(tx: Tx, person: ExternalPerson): Promise<Account> {
  await lockIdentity(tx, person);
  const ownerId = await findIdentityOwner(tx, person);
  if (ownerId) return getAccountForUpdate(tx, ownerId);
  if (!person.email || !person.isEmailVerified) throw refused();
  const known = { name: nameOf(person.name), lastName: nameOf(person.lastName), language: languageNow() };
  const newId = uuidv7();
  const isNew = await insertAccount(tx, {
    id: newId,
    email: person.email,
    passwordHash: null,
    ...known,
    location: null,
    contactNo: null,
    role: (await isFirstAccount(tx)) ? 'Admin' : 'Member',
    isTermsAgreed: false,
    isProfileCompleted: false,
    isVerified: true,
  });
  const userId = isNew ? newId : await claimAccount(tx, person.email, known);
  await insertIdentity(tx, person, userId);
  return getAccountForUpdate(tx, userId);
}

/** The account of an email address the provider has verified. */
async function claimAccount(tx: Tx, email: string, known: Parameters<typeof resetUnverified>[2]): Promise<string> {
  const account = await findAccountByEmailForUpdate(tx, email);
  if (!account) throw refused();
  if (account.isActive && !account.isVerified) {
    // Registered by someone who never verified the address: their password must not work.
    await resetUnverified(tx, account.id, known);
    await closeLinksOf(tx, account.id, 'verify');
    await closeLinksOf(tx, account.id, 'reset');
    await endSessionsOf(tx, account.id);
  }
  return account.id;
}

async function getAccountForUpdate(tx: Tx, id: string): Promise<Account> {
  const account = await findAccountForUpdate(tx, id);
  if (!account) throw refused();
  return account;
}

/** Without what a registration would refuse: the person can't correct it there. The profile asks for a missing name. */
const nameOf = (text: string | null) =>
  text ? cleanName(tidyText(text).slice(0, registrationInputBounds.name.maxLength)) : null;
