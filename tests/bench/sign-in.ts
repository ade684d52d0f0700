/** Makes the login calls one after the other, and reads each one's server time from the server's log. */
import { type Client, createClient } from '../support/client.ts';
import { setUpApp } from '../support/factors.ts';
import { createMailbox } from '../support/mailbox.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import { probeHealth } from './health-probe.ts';

export interface OperationTimes {
  name: string;
  /** Milliseconds. */
  times: number[];
}

export const PASSWORD = 'quiet harbour lantern 42';
const PROFILE = { name: 'Niamh', lastName: 'Kelly', location: 'Galway, Ireland', contactNo: '+353 85 555 0199' };
const OPERATIONS = ['registerUser', 'logIn', 'renewToken', 'getCurrentUser'];
/** Below the limit of a hundred logins per account in a quarter of an hour. */
const CALLS = 95;
/** The first calls run uncompiled code. */
const WARM_UP = 10;
const FLOOD = 200;

export async function measureSignIn(env: Record<string, string>) {
  const began = Date.now();
  const server = await startServerProcess({ env: { ...env, LOG_LEVEL: 'info' } });
  const startMs = Date.now() - began;
  const email = `${crypto.randomUUID()}@people.example`;
  await makeVerifiedAccount(server, email);
  for (let call = 0; call < CALLS; call += 1) {
    await post(server, '/users', { ...newcomer(), isTermsAgreed: true });
    const client = createClient(server.origin);
    const login = await client.post<{ accessToken: string; refreshToken: string; user: { id: string } }>('/login', {
      email,
      password: PASSWORD,
    });
    const { accessToken, refreshToken, user } = login.body.data;
    await client.get(`/getToken/${user.id}`, { token: refreshToken });
    await client.get('/users/view', { token: accessToken });
  }
  await server.stop();
  return { startMs, operations: readTimes(server.log()) };
}

/** Concurrent logins: hashing must leave the server responsive. */
export async function measureFlood(env: Record<string, string>) {
  const server = await startServerProcess({ env: { ...env, LOG_LEVEL: 'warn' } });
  const clients = Array.from({ length: FLOOD }, () => createClient(server.origin));
  for (const client of clients) await client.get('/users/view');
  const probe = await probeHealth(server.origin);
  const began = Date.now();
  await Promise.all(
    clients.map((client) => client.post('/login', { email: 'nobody@people.example', password: PASSWORD })),
  );
  const tookMs = Date.now() - began;
  const slowestHealthMs = await probe.stop();
  await server.stop();
  return { logins: FLOOD, slowestHealthMs, tookMs };
}

/** As many logins at once, each with a recovery code after its password. */
export async function measureCodeFlood(env: Record<string, string>) {
  const server = await startServerProcess({ env: { ...env, LOG_LEVEL: 'warn' } });
  const logins: { client: Client; body: object }[] = [];
  while (logins.length < FLOOD) {
    const email = `${crypto.randomUUID()}@people.example`;
    const { recoveryCodes } = await setUpApp(await makeVerifiedAccount(server, email));
    logins.push(
      ...recoveryCodes.map((code) => ({
        client: createClient(server.origin),
        body: { email, password: PASSWORD, code },
      })),
    );
  }
  for (const { client } of logins) await client.get('/users/view');
  const probe = await probeHealth(server.origin);
  const began = Date.now();
  const answers = await Promise.all(logins.map(({ client, body }) => client.post('/login', body)));
  const tookMs = Date.now() - began;
  const slowestHealthMs = await probe.stop();
  await server.stop();
  const succeeded = answers.filter(({ status }) => status === 200).length;
  return { logins: logins.length, succeeded, slowestHealthMs, tookMs };
}

function newcomer() {
  return { email: `${crypto.randomUUID()}@people.example`, password: PASSWORD, ...PROFILE };
}

export async function makeVerifiedAccount(server: ServerProcess, email: string): Promise<Client> {
  await post(server, '/users', { ...newcomer(), email, isTermsAgreed: true });
  const link = await createMailbox(server.origin).linkTo(email, /\/auth\/verify\//);
  await post(server, `/verify/${new URL(link).pathname.split('/').at(-1)}`);
  const client = createClient(server.origin);
  const login = await client.post<{ accessToken: string }>('/login', { email, password: PASSWORD });
  client.token = login.body.data.accessToken;
  await client.put('/users', { ...PROFILE, isTermsAgreed: true });
  return client;
}

async function post(server: ServerProcess, path: string, body?: object): Promise<void> {
  const { status, body: answer } = await createClient(server.origin).post(path, body);
  if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`);
}

function readTimes(log: string): OperationTimes[] {
  const entries: { operationId?: string; status?: number; ms?: number }[] = log
    .split('\n')
    .filter((line) => line.startsWith('{') && line.includes('"Request"'))
    .map((line) => JSON.parse(line));
  return OPERATIONS.map((name) => {
    const done = entries.filter(({ operationId, status = 500 }) => operationId === name && status < 300);
    return { name, times: done.map(({ ms = Number.NaN }) => ms).slice(WARM_UP) };
  });
}
