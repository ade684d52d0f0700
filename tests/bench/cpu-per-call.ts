/**
 * `npm run bench -- --cpu`: CPU time of a call in the server and the database, in the demo community with several
 * concurrent calls. Unlike latency, it hardly depends on the machine's load, and its ratio to that of `/healthz`, which
 * does nothing, hardly depends on the machine.
 */
import { existsSync, readFileSync } from 'node:fs';
import { Agent, get, type OutgoingHttpHeaders } from 'node:http';
import pg from 'pg';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '#demo/accounts.ts';
import { createClient } from '../support/client.ts';
import { startPostgres } from '../support/postgres.ts';
import { startDemoServer } from './demo-server.ts';

interface CallCost {
  name: string;
  bytes: number;
  /** Microseconds of CPU per call. */
  server: number;
  /** 0 for the embedded database, which runs in the server. */
  database: number;
}

interface Call {
  name: string;
  path: string;
  /** Made as a member; by default as a visitor. */
  isMember?: boolean;
  isAdmin?: boolean;
  /** Made as by a browser that already has the answer. */
  isKnown?: boolean;
  headers?: OutgoingHttpHeaders;
  /** Reads the first thing that `path` lists, not the list. */
  isOne?: boolean;
  /** A list whose first id is appended to `path`. */
  of?: string;
}

/** A token like ours except for the signature. */
const FORGED_TOKEN = [
  '{"alg":"HS256","typ":"JWT"}',
  '{"sub":"someone","exp":9999999999}',
  'a signature of another key, here',
]
  .map((part) => Buffer.from(part).toString('base64url'))
  .join('.');

/** A member's answers are computed each time; a visitor's come from the cache, except once a second. */
const CALLS: readonly Call[] = [
  { name: '20 impacts', path: '/api/impact', isMember: true },
  { name: '20 opportunities', path: '/api/opportunity', isMember: true },
  { name: '20 councils', path: '/api/council', isMember: true },
  { name: 'an impact', path: '/api/impact', isMember: true, isOne: true },
  { name: 'an opportunity', path: '/api/opportunity', isMember: true, isOne: true },
  { name: 'a council', path: '/api/council', isMember: true, isOne: true },
  { name: 'comments', path: '/api/comment?kind=impact&id=', of: '/api/impact', isMember: true },
  { name: 'news', path: '/api/news/publicNews', isMember: true },
  { name: 'own impacts', path: '/api/impact/user', isMember: true },
  { name: 'notifications', path: '/api/general/notification', isMember: true },
  { name: 'feed', path: '/api/feed', isMember: true },
  { name: 'followed', path: '/api/follow', isMember: true },
  { name: 'followers', path: '/api/follow/followers', isMember: true },
  { name: 'whom to follow', path: '/api/follow/suggestions', isMember: true },
  { name: 'blocked people', path: '/api/block', isMember: true },
  { name: 'own decisions', path: '/api/report/mine', isMember: true },
  { name: 'reports to decide', path: '/api/report?stage=waiting', isAdmin: true },
  { name: 'decided reports', path: '/api/report?stage=decided', isAdmin: true },
  { name: 'partners', path: '/api/partners', isMember: true },
  { name: 'people', path: '/api/users/search?search=a', isMember: true },
  { name: 'community numbers', path: '/api/stats', isMember: true },
  { name: 'this week', path: '/api/stats/week', isMember: true },
  { name: 'places of impacts', path: '/api/stats/places', isMember: true },
  { name: 'own account', path: '/api/users/view', isMember: true },
  { name: 'visitor: 20 impacts', path: '/api/impact' },
  { name: 'the same, brotli', path: '/api/impact', headers: { 'accept-encoding': 'br' } },
  { name: 'the same, 304', path: '/api/impact', isKnown: true },
  { name: 'visitor: numbers', path: '/api/stats' },
  { name: 'visitor: goals', path: '/api/sdg' },
  { name: 'a 404', path: '/api/nothing' },
  { name: 'a 401, no token', path: '/api/users/view' },
  { name: 'a 401, bad token', path: '/api/users/view', headers: { authorization: 'Bearer none.of.ours' } },
  { name: 'a 401, forged', path: '/api/users/view', headers: { authorization: `Bearer ${FORGED_TOKEN}` } },
  { name: 'a 422', path: '/api/impact?page=0' },
  { name: '/healthz', path: '/healthz' },
];
const MEASURED_CALLS = 1_000;
/** The first calls run uncompiled code: the server's cost of a list falls for about 2,000 calls. */
const WARM_UP = 2_000;
/** A call on the embedded database takes several times as long. */
const WARM_UP_EMBEDDED = 500;
const CONCURRENCY = 16;
/** Linux counts CPU time in hundredths of a second. */
const MICROS_PER_TICK = 10_000;

export async function benchCpu(say: (text: string) => void): Promise<void> {
  sayCosts('Embedded database', await measureCpu(null), say);
  const databaseUrl = process.env['TEST_DATABASE_URL'];
  const postgres = databaseUrl ? null : await startPostgres({ isDurable: false });
  try {
    sayCosts('PostgreSQL', await measureCpu(databaseUrl ?? postgres?.url ?? ''), say);
  } finally {
    await postgres?.remove();
  }
}

function sayCosts(kind: string, costs: readonly CallCost[], say: (text: string) => void): void {
  const sum = ({ server, database }: CallCost) => server + database;
  const cheapest = Math.min(...costs.map(sum));
  const row = (name: string, ...cells: string[]) =>
    say(name.padEnd(20) + cells.map((cell) => cell.padStart(12)).join(''));
  say('');
  row(kind, 'bytes', 'server µs', 'database µs', '/healthz ×');
  for (const cost of costs) {
    const { name, bytes, server, database } = cost;
    row(name, String(bytes), server.toFixed(0), database.toFixed(0), (sum(cost) / cheapest).toFixed(1));
  }
}

/** @param databaseUrl of an empty database, or null for the embedded one. */
async function measureCpu(databaseUrl: string | null): Promise<CallCost[]> {
  if (!existsSync('/proc/self/stat')) return [];
  const env = { ...(databaseUrl && { DATABASE_URL: databaseUrl }), LOG_LEVEL: 'warn', VISITOR_CACHE_MS: '1000' };
  const server = await startDemoServer({ env });
  const agent = new Agent({ keepAlive: true, maxSockets: CONCURRENCY });
  const costs: CallCost[] = [];
  try {
    for (const target of CALLS) {
      const headers = await headersFor(server.origin, target);
      const address = await addressOf(server.origin, target);
      const call = () => read(agent, address, headers);
      await repeat(call, databaseUrl === null ? WARM_UP_EMBEDDED : WARM_UP);
      const serverBefore = microsOf(server.process.pid ?? 0);
      const databaseBefore = await microsOfDatabase(databaseUrl);
      const bytes = await repeat(call, MEASURED_CALLS);
      const databaseAfter = await microsOfDatabase(databaseUrl);
      const spent = microsOf(server.process.pid ?? 0) - serverBefore;
      const database = [...databaseAfter].reduce((sum, [pid, now]) => sum + now - (databaseBefore.get(pid) ?? 0), 0);
      costs.push({ name: target.name, bytes, server: spent / MEASURED_CALLS, database: database / MEASURED_CALLS });
    }
    return costs;
  } finally {
    agent.destroy();
    await server.stop();
  }
}

/** @returns the size of the last response in bytes. */
async function repeat(call: () => Promise<number>, times: number): Promise<number> {
  let left = times;
  let bytes = 0;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      bytes = await call();
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return bytes;
}

async function addressOf(origin: string, { path, isOne, of = path }: Call): Promise<string> {
  if (!isOne && of === path) return `${origin}${path}`;
  const listed = await createClient(origin).get<{ data: { id: string }[] }>(of.slice('/api'.length));
  return `${origin}${path}${isOne ? '/' : ''}${listed.body.data.data[0]?.id}`;
}

/** The headers of a browser that has opened the page, which set its cookies. */
async function headersFor(
  origin: string,
  { path, isMember, isAdmin, isKnown, headers }: Call,
): Promise<OutgoingHttpHeaders> {
  const client = createClient(origin);
  const { email } = DEMO_ACCOUNTS.find(({ role }) => role === (isAdmin ? 'Admin' : 'Member')) ?? {};
  const login = await client.post<{ accessToken: string }>('/login', { email, password: DEMO_PASSWORD });
  const known = isKnown ? await client.get(path.slice('/api'.length)) : null;
  return {
    cookie: [...client.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    ...((isMember || isAdmin) && { authorization: `Bearer ${login.body.data.accessToken}` }),
    ...(known && { 'if-none-match': known.headers.get('etag') ?? '' }),
    ...headers,
  };
}

const read = (agent: Agent, url: string, headers: OutgoingHttpHeaders): Promise<number> =>
  new Promise((resolve, reject) => {
    get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on('data', (chunk: Buffer) => (bytes += chunk.length));
      answer.on('end', () => resolve(bytes));
      answer.on('error', reject);
    }).on('error', reject);
  });

/** User and system time of a process so far, in microseconds. */
export function microsOf(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * MICROS_PER_TICK;
}

/** The CPU time so far of each connection's process, by process id. */
export async function microsOfDatabase(databaseUrl: string | null): Promise<Map<number, number>> {
  if (databaseUrl === null) return new Map();
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { rows } = await client.query<{ pid: number }>(
    `select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
  );
  await client.end();
  return new Map(rows.map(({ pid }) => [pid, microsOf(pid)]));
}
