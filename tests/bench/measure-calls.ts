/** Makes reading calls one after the other, and reads each one's server time from the server's log. */
import { type Client, createClient } from '../support/client.ts';
import { type ServerProcess, startServerProcess } from '../support/server-process.ts';
import type { LargeCommunity } from './large-community.ts';

export interface CallTimes {
  name: string;
  /** Milliseconds of server time. */
  times: number[];
  /** The same in a small community, called in turn; null if the page has fewer rows there, or other kinds of them. */
  timesWithFew: number[] | null;
}

export type Role = 'visitor' | 'member' | 'partner' | 'judge' | 'admin';
export type Clients = Record<Role, Client>;

export interface Call {
  as: Role;
  name: string;
  path: string;
  /** Some lists use POST. */
  isPost?: true;
  /** Set if rows are of several kinds, of which some cost much more than others. */
  isMixed?: true;
}

/** Uses ids returned by the lists. */
export type ListCalls = (clients: Clients) => Promise<Call[]>;

const CALLS = 25;
/** The first calls run uncompiled code and read pages from disk. */
const WARM_UP = 3;

export interface Community extends LargeCommunity {
  url: string;
}

export async function measureCalls(large: Community, listCalls: ListCalls, small?: Community): Promise<CallTimes[]> {
  const many = await startSide(large, listCalls);
  const few =
    small &&
    (await startSide(small, listCalls).catch(async (error: unknown) => {
      await many.server.stop();
      throw error;
    }));
  try {
    const comparable = new Set<string>();
    for (let round = 0; round < CALLS + WARM_UP; round += 1) {
      const isMeasured = round >= WARM_UP;
      for (const name of many.names) {
        if (!few?.names.has(name)) {
          await many.ask(name, isMeasured);
          continue;
        }
        // Each goes first in turn, since the second one is a little faster.
        const [first, second] = round % 2 === 0 ? [many, few] : [few, many];
        const rows = await first.ask(name, isMeasured);
        if ((await second.ask(name, isMeasured)) === rows) comparable.add(name);
      }
    }
    // A server's log is complete once it has ended.
    await many.server.stop();
    await few?.server.stop();
    const [times, timesOfFew] = [many.readTimes(), few?.readTimes()];
    return [...many.names].map((name) => ({
      name,
      times: times.get(name) ?? [],
      timesWithFew: comparable.has(name) ? (timesOfFew?.get(name) ?? null) : null,
    }));
  } finally {
    await many.server.stop();
    await few?.server.stop();
  }
}

interface Side {
  server: ServerProcess;
  names: ReadonlySet<string>;
  /** @returns how many rows the answer lists, for a mixed list by kind; null if it isn't a list. */
  ask(name: string, isMeasured: boolean): Promise<string | null>;
  /** The server times of each call, in milliseconds. */
  readTimes(): Map<string, number[]>;
}

async function startSide({ url, password, ...emails }: Community, listCalls: ListCalls): Promise<Side> {
  const server = await startServerProcess({ env: { DATABASE_URL: url, LOG_LEVEL: 'info' } });
  const clients = {
    visitor: createClient(server.origin),
    member: await logIn(server.origin, emails.member, password),
    partner: await logIn(server.origin, emails.partner, password),
    judge: await logIn(server.origin, emails.judge, password),
    admin: await logIn(server.origin, emails.admin, password),
  };
  // A short list has no next cursor.
  const listed = (await listCalls(clients)).filter(({ path }) => !/=(null|undefined)(&|$)/.test(path));
  const calls = new Map(listed.map((call) => [`${call.as}: ${call.name}`, call]));
  const requestIds = new Map<string, string>();
  return {
    server,
    names: new Set(calls.keys()),
    ask: async (name, isMeasured) => {
      const { as, path, isPost, isMixed }: Omit<Call, 'name'> = calls.get(name) ?? { as: 'visitor', path: name };
      const answer = isPost ? await clients[as].post<Listed>(path) : await clients[as].get<Listed>(path);
      if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
      if (isMeasured) requestIds.set(answer.headers.get('x-request-id') ?? '', name);
      const { data } = answer.body.data;
      return data ? countRows(data, isMixed) : null;
    },
    readTimes: () => {
      const ofCalls = readLog(server.log()).filter(({ traceId = '' }) => requestIds.has(traceId));
      const grouped = Map.groupBy(ofCalls, ({ traceId = '' }) => requestIds.get(traceId) ?? '');
      return new Map([...grouped].map(([name, lines]) => [name, lines.map(({ ms = Number.NaN }) => ms)]));
    },
  };
}

interface Listed {
  data?: { kind?: string }[];
}

function countRows(rows: readonly { kind?: string }[], isMixed = false): string {
  if (!isMixed) return String(rows.length);
  const kinds = Map.groupBy(rows, ({ kind = 'row' }) => kind);
  return [...kinds]
    .map(([kind, { length }]) => `${length} ${kind}`)
    .sort()
    .join(', ');
}

async function logIn(origin: string, email: string, password: string): Promise<Client> {
  const client = createClient(origin);
  const { body } = await client.post<{ accessToken: string }>('/login', { email, password });
  client.token = body.data.accessToken;
  return client;
}

/** Turns pairs of names and paths into calls of a role. */
export function callsOf(role: Role, calls: readonly (readonly [name: string, path: string])[]): Call[] {
  return calls.map(([name, path]) => ({ as: role, name, path }));
}

function readLog(log: string): { traceId?: string; ms?: number }[] {
  const lines = log.split('\n').filter((line) => /^\{.*"Request".*\}$/.test(line));
  return lines.map((line) => JSON.parse(line));
}
