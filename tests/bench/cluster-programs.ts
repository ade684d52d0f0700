/** nginx and PgBouncer as an operator would set them up, from Debian's packages, if they are installed. */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../support/free-port.ts';

export interface Program {
  pid: number;
  port: number;
  stop(): Promise<void>;
}

const START_DEADLINE_MS = 10_000;
const NOBODY = 65_534;
const isRoot = process.getuid?.() === 0;

/** Debian installs servers outside an ordinary user's PATH. */
export function findProgram(name: string): string | null {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path)) ?? null;
}

/** The first version that supports prepared statements. */
const PREPARED_STATEMENTS_SINCE = [1, 21] as const;

export function versionOfPgBouncer(program: string): string {
  return /\d+\.\d+\.\d+/.exec(execFileSync(program, ['--version'], { encoding: 'utf8' }))?.[0] ?? 'unknown';
}

export async function startPgBouncer(program: string, folder: string, databaseUrl: string): Promise<Program> {
  const port = await findFreePort();
  const { port: behind, username } = new URL(databaseUrl);
  const [major = 0, minor = 0] = versionOfPgBouncer(program).split('.').map(Number);
  const keeps =
    major > PREPARED_STATEMENTS_SINCE[0] ||
    (major === PREPARED_STATEMENTS_SINCE[0] && minor >= PREPARED_STATEMENTS_SINCE[1]);
  const settings =
    'set statement_timeout = 5000; set idle_in_transaction_session_timeout = 10000; ' +
    'set max_parallel_workers_per_gather = 0';
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  const config = `
[databases]
* = host=127.0.0.1 port=${behind} connect_query='${settings}'

[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 20
max_client_conn = 200
${keeps ? 'max_prepared_statements = 200' : ''}
`;
  writeFileSync(join(folder, 'pgbouncer.ini'), config);
  return run(program, [join(folder, 'pgbouncer.ini')], port, isRoot ? { uid: NOBODY, gid: NOBODY } : {});
}

/** Logs which process each request went to, and its status. */
export async function startNginx(program: string, folder: string, origins: readonly string[]): Promise<Program> {
  const port = await findFreePort();
  const config = `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
${isRoot ? 'user root;' : ''}
events { worker_connections 512; }
http {
  log_format shares '$upstream_addr $status';
  access_log ${folder}/access.log shares;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  upstream groundswell {
    ${origins.map((origin) => `server ${addressOf(origin)};`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://groundswell;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
    }
  }
}
`;
  writeFileSync(join(folder, 'nginx.conf'), config);
  return run(program, ['-c', join(folder, 'nginx.conf'), '-p', folder], port, {});
}

/** A name would stand for two addresses, one of which no server listens on. */
export const addressOf = (origin: string): string => `127.0.0.1:${new URL(origin).port}`;

/** @returns how many requests each process got since nginx started, by its address, and how many failed. */
export function readShares(folder: string): { shares: Map<string, number>; faults: number } {
  const lines = readFileSync(join(folder, 'access.log'), 'utf8').trim().split('\n');
  const requests = lines.map((line) => line.split(' '));
  const byAddress = Map.groupBy(requests, ([address = '']) => address);
  const shares = new Map([...byAddress].map(([address, some]) => [address, some.length]));
  return { shares, faults: requests.filter(([, status]) => Number(status) >= 500).length };
}

async function run(program: string, args: string[], port: number, identity: { uid?: number; gid?: number }) {
  const child = spawn(program, args, { ...identity, stdio: ['ignore', 'ignore', 'pipe'] });
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    child.kill('SIGTERM');
    await exited;
  };
  const onExit = () => child.kill('SIGKILL');
  process.once('exit', onExit);
  child.once('exit', () => process.off('exit', onExit));
  await untilListening(child, port, () => `${program} did not start:\n${output}`);
  return { pid: child.pid ?? 0, port, stop };
}

async function untilListening(child: ChildProcess, port: number, failure: () => string): Promise<void> {
  const deadline = Date.now() + START_DEADLINE_MS;
  while (child.exitCode === null && Date.now() < deadline) {
    const socket = connect(port, '127.0.0.1');
    const isUp = await Promise.race([once(socket, 'connect').then(() => true), once(socket, 'error').then(() => false)])
      .catch(() => false)
      .finally(() => socket.destroy());
    if (isUp) return;
    await wait(50);
  }
  throw new Error(failure());
}
