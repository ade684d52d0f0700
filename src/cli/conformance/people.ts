/** Logs the accounts in, and checks what a login answers. */

import { ACCOUNT_NAMES, type AccountName, ROLE_OF } from './accounts.ts';
import { check, send, valueIn } from './ask.ts';
import { type Kit, operationOf, type Person } from './kit.ts';
import { proofOf } from './proof.ts';

export async function logEveryoneIn(kit: Kit): Promise<void> {
  await meetServer(kit);
  for (const name of ACCOUNT_NAMES) {
    const account = kit.accounts[name];
    if (!account) {
      kit.report.notes.push(`The accounts name no ${name}: what only they can show isn't checked.`);
      continue;
    }
    const person = await logIn(kit, name, account);
    if (person) kit.people.set(name, person);
  }
}

/** The first refusal sets the cookie that later calls repeat in a header. */
async function meetServer(kit: Kit): Promise<void> {
  const operation = operationOf(kit, 'logIn');
  const question = { as: null, antiForgery: 'missing', body: { email: 'nobody@example.org', password: 'x' } } as const;
  const refused = await check(kit, operation, 'without the anti-forgery header', question, {
    status: 403,
    code: 'anti_forgery',
    pointer: `${operation.pointer}/security`,
  });
  const sets = refused.headers.getSetCookie().some((line) => line.startsWith('XSRF-TOKEN='));
  kit.report.record(
    operation,
    'its refusal sets the cookie XSRF-TOKEN',
    sets ? [] : [{ text: "it doesn't", pointer: `${operation.pointer}/security` }],
  );
}

const STATUS_OF: Partial<Record<AccountName, number>> = { unverified: 202 };

async function logIn(
  kit: Kit,
  name: AccountName,
  { email, password }: { email: string; password: string },
): Promise<Person | null> {
  const operation = operationOf(kit, 'logIn');
  const status = STATUS_OF[name] ?? 200;
  const answer = await check(
    kit,
    operation,
    `the ${name} logs in`,
    { as: null, body: await firstCredentials(kit, email, password) },
    { status, ...(status === 200 && { message: 'Login Success' }) },
  );
  const user = valueIn(answer.data, 'user');
  const token = valueIn(answer.data, 'accessToken');
  if (typeof token !== 'string') {
    kit.report.notes.push(`The ${name} couldn't log in: what only they can show isn't checked.`);
    return null;
  }
  const refreshToken = valueIn(answer.data, 'refreshToken');
  const role = String(valueIn(user, 'role'));
  kit.report.record(operation, `the ${name} is described`, describedFaults(name, user));
  return {
    name,
    role,
    id: String(valueIn(user, 'id')),
    email,
    password,
    token,
    refreshToken: typeof refreshToken === 'string' ? refreshToken : null,
  };
}

/** The server is asked only once whether it wants proofs, since each login costs it something. */
async function firstCredentials(kit: Kit, email: string, password: string): Promise<object> {
  const body = { email, password };
  kit.wantsProofs ??= await asksForWork(kit, 'logIn', body);
  return kit.wantsProofs ? { ...body, proof: await newProof(kit) } : body;
}

/** With a proof of work if the server asks for one. */
export async function credentials(kit: Kit, email: string, password: string): Promise<object> {
  const body = { email, password };
  return (await asksForWork(kit, 'logIn', body)) ? { ...body, proof: await newProof(kit) } : body;
}

/** @param body one that is tried without a proof. */
export async function asksForWork(kit: Kit, id: string, body: object): Promise<boolean> {
  const { json } = await send(kit, operationOf(kit, id), { as: null, body });
  return valueIn(json, 'code') === 'work_required';
}

/** It counts once. */
export async function newProof(kit: Kit): Promise<string> {
  const { json } = await send(kit, operationOf(kit, 'getChallenge'), { as: null });
  return proofOf(valueIn(json, 'data'));
}

function describedFaults(name: AccountName, user: unknown) {
  const expected = {
    role: ROLE_OF[name],
    isVerified: name !== 'unverified',
    ...(name !== 'unverified' && { isProfileCompleted: name !== 'incomplete' }),
  };
  return Object.entries(expected).flatMap(([field, value]) => {
    const given = valueIn(user, field);
    const pointer = `/components/schemas/SessionUser/properties/${field}`;
    return given === value ? [] : [{ text: `the ${name}'s ${field} is ${JSON.stringify(given)}`, pointer }];
  });
}

/** The kit's own sessions end with it. */
export async function logEveryoneOut(kit: Kit): Promise<void> {
  const operation = operationOf(kit, 'logOut');
  for (const person of kit.people.values()) {
    if (person.name !== 'unverified') await send(kit, operation, { as: person });
  }
}
