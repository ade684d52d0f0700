/** API clients for a server that may be gone at any moment. */
import { setTimeout as wait } from 'node:timers/promises';
import { type Answer, type Client, createClient } from '../support/client.ts';
import { createMailbox } from '../support/mailbox.ts';

export interface Admin {
  client: Client;
  id: string;
}

export const EMAIL = 'niamh@people.example';
export const PASSWORD = 'quiet harbour lantern 42';

export const PROFILE = {
  name: 'Niamh',
  lastName: 'Kelly',
  location: 'Galway, Ireland',
  contactNo: '+353 85 555 0199',
  isTermsAgreed: true,
};

/** Each registration has its own IP address. @returns the status. */
export async function register(origin: string, email: string): Promise<number> {
  return (await createClient(origin).post('/users', { email, password: PASSWORD, ...PROFILE })).status;
}

export class UnexpectedAnswer extends Error {
  override name = 'UnexpectedAnswer';
  readonly status: number;

  constructor(expected: number, { status, body }: { status: number; body?: unknown }) {
    super(`Expected ${expected}, got ${status}: ${JSON.stringify(body)}`);
    this.status = status;
  }
}

/** Registers the first account, verifies its address and logs in: the admin. */
export async function becomeAdmin(origin: string): Promise<Admin> {
  const email = 'admin@people.example';
  const client = createClient(origin);
  if ((await register(origin, email)) !== 201) throw new Error('The first account could not be registered');
  const link = await createMailbox(origin).linkTo(email, /\/auth\/verify\//);
  expectStatus(200, await client.post(`/verify/${new URL(link).pathname.split('/').at(-1)}`));
  const login = await client.post<{ accessToken: string }>('/login', { email, password: PASSWORD });
  client.token = expectStatus(200, login).accessToken;
  expectStatus(200, await client.put('/users', PROFILE));
  const { id } = expectStatus(200, await client.get<{ id: string }>('/users/view'));
  return { client, id };
}

/** @returns the response. @throws {UnexpectedAnswer} for anything a healthy server doesn't answer. */
export function expectStatus<T>(status: number, answer: Answer<T>): T {
  if (answer.status === status) return answer.body.data;
  throw new UnexpectedAnswer(status, answer);
}

/** Waits until `isTrue`. @returns how long it took in milliseconds. @throws on timeout. */
export async function until(deadlineMs: number, isTrue: () => Promise<boolean>): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < deadlineMs) {
    if (await isTrue()) return Date.now() - began;
    await wait(50);
  }
  throw new Error(`It did not come true within ${deadlineMs} ms`);
}

export const READY_LIMIT_MS = 120_000;

/** A server that has just started on a busy machine may ask for a retry. */
export async function retryWhileBusy<T extends { status: number }>(call: () => Promise<T>): Promise<T> {
  let answer = await call();
  await until(READY_LIMIT_MS, async () => {
    if (answer.status === 503) answer = await call();
    return answer.status !== 503;
  });
  return answer;
}
