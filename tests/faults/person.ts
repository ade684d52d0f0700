/** A person at the API: keeps the cookies, names the anti-forgery token, and comes from an address of their own. */
import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { createMailbox } from '../support/mailbox.ts';

export interface Answer {
  status: number;
  body: { status?: number; message?: unknown; code?: string; data?: Record<string, unknown> };
}

export interface Person {
  call(method: string, path: string, body?: object): Promise<Answer>;
  /** Sent with every call from now on. */
  useToken(token: string): void;
}

export const PASSWORD = 'quiet harbour lantern 42';

export function createPerson(origin: string): Person {
  const cookies = new Map<string, string>();
  let token: string | null = null;
  const call = async (method: string, path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}`,
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (name !== undefined && value !== undefined) cookies.set(name, value);
    }
    return { status: response.status, body: await response.json() };
  };
  return {
    // The first answer brings the cookies that a change needs.
    call: async (method, path, body) => {
      if (cookies.size === 0) await call('GET', '/auth/google/url');
      return call(method, path, body);
    },
    useToken: (given) => {
      token = given;
    },
  };
}

export function registration(email: string) {
  return {
    email,
    password: PASSWORD,
    name: 'Niamh',
    lastName: 'Kelly',
    location: 'Galway, Ireland',
    contactNo: '+353 85 555 0199',
    isTermsAgreed: true,
  };
}

/** Registers the first account, verifies its address and signs in: the Admin. */
export async function becomeAdmin(origin: string): Promise<{ person: Person; id: string }> {
  const email = 'admin@people.example';
  const person = createPerson(origin);
  await expectStatus(201, person.call('POST', '/users', registration(email)));
  const link = await createMailbox(origin).linkTo(email, /\/auth\/verify\//);
  await expectStatus(200, person.call('POST', `/verify/${new URL(link).pathname.split('/').at(-1)}`));
  const { data } = await expectStatus(200, person.call('POST', '/login', { email, password: PASSWORD }));
  person.useToken(String(data?.['accessToken']));
  const { email: _email, password: _password, ...profile } = registration(email);
  await expectStatus(200, person.call('PUT', '/users', profile));
  const current = await expectStatus(200, person.call('GET', '/users/view'));
  return { person, id: String(current.data?.['id']) };
}

async function expectStatus(status: number, answer: Promise<Answer>): Promise<Answer['body']> {
  const { status: actual, body } = await answer;
  if (actual !== status) throw new Error(`Expected ${status}, got ${actual}: ${JSON.stringify(body)}`);
  return body;
}

/** @returns how long it took, in milliseconds. @throws when it does not come true in time. */
export async function until(deadlineMs: number, isTrue: () => Promise<boolean>): Promise<number> {
  const began = Date.now();
  while (Date.now() - began < deadlineMs) {
    if (await isTrue()) return Date.now() - began;
    await wait(50);
  }
  throw new Error(`It did not come true within ${deadlineMs} ms`);
}
