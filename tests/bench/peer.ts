/**
 * `npm run bench -- --peer URL`: any other server's list under the same load as ours, one after the other on the same
 * machine. `--pid 123,456` names the peer's processes, including its database's, and adds their CPU time.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { startPostgres } from '../support/postgres.ts';
import { microsOf, microsOfDatabase } from './cpu-per-call.ts';
import { startDemoServer } from './demo-server.ts';
import { type Answers, drive, LOAD, type Load } from './load.ts';
import { quantile } from './quantile.ts';

export interface Peer {
  url: string;
  pids: number[];
}

/** The CPU time of each process so far, in microseconds; empty if unknown. */
type ReadCpu = () => Promise<Map<number, number>>;

interface Driven extends Answers {
  name: string;
  /** Microseconds per answer; null if unknown. */
  cpu: number | null;
}

const OUR_LIST = '/api/impact';

/** @returns null without `--peer`. @throws if the arguments are invalid. */
export function readPeer(args: string[]): Peer | null {
  const options = { peer: { type: 'string' }, pid: { type: 'string', default: '' } } as const;
  const { peer, pid } = parseArgs({ args, options, strict: false }).values;
  if (peer === undefined) return null;
  if (typeof peer !== 'string' || !URL.canParse(peer)) throw new Error('--peer needs the address of a list');
  const pids = String(pid).split(',').filter(Boolean).map(Number);
  if (!pids.every((pid) => Number.isSafeInteger(pid) && pid > 0)) throw new Error('--pid needs process ids: 123,456');
  return { url: peer, pids };
}

export async function benchPeer({ url, pids }: Peer, say: (text: string) => void, load: Load = LOAD): Promise<void> {
  say(`\n${load.atOnce} connections, ${load.countedMs / 1000} s each after ${load.warmUpMs / 1000} s of warming up\n`);
  row(say, '', ['bytes', 'answers/s', 'median ms', 'p95 ms', 'CPU µs']);
  const ours = await driveOurs(load);
  sayDriven(ours, say);
  const theirs = await driveCounted(url, url, load, async () => new Map(pids.map((pid) => [pid, microsOf(pid)])));
  sayDriven(theirs, say);
  say(`\nWe answer ${(ours.perSecond / theirs.perSecond).toFixed(2)} × as often as the peer.`);
  if (ours.cpu && theirs.cpu) say(`The peer uses ${(theirs.cpu / ours.cpu).toFixed(2)} × our CPU time per answer.`);
}

/** Drives our own list, on PostgreSQL with the demo community. */
async function driveOurs(load: Load): Promise<Driven> {
  const given = process.env['TEST_DATABASE_URL'];
  const postgres = given ? null : await startPostgres({ isDurable: false });
  const databaseUrl = given ?? postgres?.url ?? '';
  try {
    const server = await startDemoServer({ env: { DATABASE_URL: databaseUrl, LOG_LEVEL: 'warn' } });
    const pid = server.process.pid ?? 0;
    try {
      return await driveCounted('20 impacts', server.origin + OUR_LIST, load, async () =>
        (await microsOfDatabase(databaseUrl)).set(pid, microsOf(pid)),
      );
    } finally {
      await server.stop();
    }
  } finally {
    await postgres?.remove();
  }
}

async function driveCounted(name: string, url: string, load: Load, readCpu: ReadCpu): Promise<Driven> {
  const read: ReadCpu = existsSync('/proc/self/stat') ? readCpu : async () => new Map();
  let before = new Map<number, number>();
  const answers = await drive(url, load, async () => {
    before = await read();
  });
  const after = await read();
  const spent = [...after].reduce((sum, [pid, now]) => sum + now - (before.get(pid) ?? 0), 0);
  return { name, ...answers, cpu: after.size > 0 ? spent / answers.times.length : null };
}

function sayDriven({ name, bytes, perSecond, times, cpu }: Driven, say: (text: string) => void): void {
  const at = (share: number) => quantile(times, share).toFixed(1);
  row(say, name, [String(bytes), perSecond.toFixed(0), at(0.5), at(0.95), cpu?.toFixed(0) ?? '']);
}

const row = (say: (text: string) => void, name: string, cells: string[]) =>
  say(name.padEnd(40) + cells.map((cell) => cell.padStart(11)).join(''));
