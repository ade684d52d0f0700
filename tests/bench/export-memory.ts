/** What a whole export costs the server: its resident memory, measured from outside. */
import { readFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { type Client, createClient } from '../support/client.ts';
import { startServerProcess } from '../support/server-process.ts';
import { COMMUNITY } from './large-community.ts';

interface Measured {
  /** Bytes above the baseline. */
  grown: number;
  bytes: number;
  rowCount: number;
  seconds: number;
}

const POLL_MS = 50;
const SETTLE_MS = 3_000;

export async function measureExport(
  databaseUrl: string,
  { format, pauseMs }: { format: 'csv' | 'xlsx'; pauseMs: number },
): Promise<Measured> {
  const server = await startServerProcess({ env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' } });
  try {
    const pid = server.process.pid ?? 0;
    const client = createClient(server.origin);
    client.token = await logIn(client);
    // These calls keep what any first call loads out of the measurement.
    await client.get('/users/allusers/');
    await client.get(`/export/user?format=${format}&role=Judge`);
    await wait(SETTLE_MS);
    const before = residentBytes(pid);
    let peak = before;
    const timer = setInterval(() => (peak = Math.max(peak, residentBytes(pid))), POLL_MS);
    const began = performance.now();
    const answer = await ask(`${server.origin}/api/export/user?format=${format}`, client.token);
    const bytes = await readWhole(answer, pauseMs);
    clearInterval(timer);
    const seconds = (performance.now() - began) / 1000;
    return { grown: peak - before, bytes, rowCount: Number(answer.headers['x-row-count']), seconds };
  } finally {
    await server.stop();
  }
}

/** Repeats the login, since a server that has just started may reject calls for a while. */
async function logIn(client: Client): Promise<string> {
  for (;;) {
    const login = { email: COMMUNITY.admin, password: COMMUNITY.password };
    const { status, body } = await client.post<{ accessToken: string }>('/login', login);
    if (status === 200) return body.data.accessToken;
    if (status !== 503) throw new Error(`The login answered ${status}`);
    await wait(SETTLE_MS);
  }
}

/** Reads the whole answer, with one pause halfway. @throws for a truncated file. */
async function readWhole(answer: IncomingMessage, pauseMs: number): Promise<number> {
  let bytes = 0;
  let hasStopped = pauseMs === 0;
  for await (const chunk of answer) {
    bytes += chunk.length;
    if (hasStopped || bytes < 2 ** 20) continue;
    hasStopped = true;
    await wait(pauseMs);
  }
  return bytes;
}

function ask(url: string, token: string): Promise<IncomingMessage> {
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.0.0.1' };
  return new Promise((resolve, reject) => {
    request(url, { headers }).once('response', resolve).once('error', reject).end();
  });
}

/** The resident memory of a process, as reported by Linux. */
function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  if (kilobytes === undefined) throw new Error('This machine does not tell how much memory a process has');
  return Number(kilobytes) * 1024;
}
