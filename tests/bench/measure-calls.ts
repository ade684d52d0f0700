/** Makes reading calls one after the other, and reads each one's server time from the server's log. */
import { type Client, createClient } from '../support/client.ts';
import { startServerProcess } from '../support/server-process.ts';
import type { LargeCommunity } from './large-community.ts';

export interface CallTimes {
  name: string;
  /** Milliseconds of server time. */
  times: number[];
}

export type Role = 'visitor' | 'member' | 'partner' | 'judge' | 'admin';
export type Clients = Record<Role, Client>;

export interface Call {
  as: Role;
  name: string;
  path: string;
  /** Some lists use POST. */
  isPost?: true;
}

/** Uses ids returned by the lists. */
export type ListCalls = (clients: Clients) => Promise<Call[]>;

const CALLS = 25;
/** The first calls run uncompiled code and read pages from disk. */
const WARM_UP = 3;

export async function measureCalls(
  databaseUrl: string,
  { password, ...emails }: LargeCommunity,
  listCalls: ListCalls,
): Promise<CallTimes[]> {
  const server = await startServerProcess({ env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'info' } });
  try {
    const clients = {
      visitor: createClient(server.origin),
      member: await logIn(server.origin, emails.member, password),
      partner: await logIn(server.origin, emails.partner, password),
      judge: await logIn(server.origin, emails.judge, password),
      admin: await logIn(server.origin, emails.admin, password),
    };
    const calls = await listCalls(clients);
    const requestIds = new Map<string, string>();
    for (let round = 0; round < CALLS + WARM_UP; round += 1) {
      for (const { as, name, path, isPost } of calls) {
        const answer = isPost ? await clients[as].post(path) : await clients[as].get(path);
        if (answer.status !== 200) {
          throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
        }
        if (round >= WARM_UP) requestIds.set(answer.headers.get('x-request-id') ?? '', `${as}: ${name}`);
      }
    }
    // Its log is complete once it has ended.
    await server.stop();
    const times = Map.groupBy(readLog(server.log()), ({ reqId = '' }) => requestIds.get(reqId));
    return calls.map(({ as, name }) => {
      const label = `${as}: ${name}`;
      return { name: label, times: (times.get(label) ?? []).map(({ ms = Number.NaN }) => ms) };
    });
  } finally {
    await server.stop();
  }
}

async function logIn(origin: string, email: string, password: string): Promise<Client> {
  const client = createClient(origin);
  const { body } = await client.post<{ accessToken: string }>('/login', { email, password });
  client.token = body.data.accessToken;
  return client;
}

/** Names and URLs, as calls of someone logged in. */
export function callsOf(role: Role, calls: readonly (readonly [name: string, path: string])[]): Call[] {
  return calls.map(([name, path]) => ({ as: role, name, path }));
}

function readLog(log: string): { reqId?: string; ms?: number }[] {
  const lines = log.split('\n').filter((line) => /^\{.*"Request".*\}$/.test(line));
  return lines.map((line) => JSON.parse(line));
}
