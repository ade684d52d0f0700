/** The release running as a pair of processes, upgraded under load. */
import { execFile } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, readlinkSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { onTestFinished } from 'vitest';
import { createClient } from '../../support/client.ts';
import { findFreePort } from '../../support/free-port.ts';
import { PASSWORD, PROFILE, READY_LIMIT_MS, until } from '../person.ts';
import { startNginx, stopNginx, writeSite } from './nginx.ts';
import { BARE, startProgram, type Unpacked } from './unpacked.ts';

const CONCURRENCY = 4;
const LOAD_DEADLINE_MS = 60_000;

/** Like `systemctl restart`, waits for the end of the old process, but not for the new one to be ready. */
const RESTART = `#!/bin/sh
set -eu
cd "$(dirname "$0")"
if [ -e "$1.pid" ]; then
  kill -TERM "$(cat "$1.pid")"
  while kill -0 "$(cat "$1.pid")" 2>/dev/null; do sleep 0.1; done
fi
PORT=$1 setsid ./current/groundswell >>"$1.log" 2>&1 </dev/null &
echo $! >"$1.pid"
`;

const run = promisify(execFile);

interface Sent {
  call: string;
  outcome: number | 'broken';
}

/** Two processes behind nginx, as the release's own files and script run them; they end with the test. */
export async function startPair(release: Unpacked, databaseUrl: string) {
  const ports = [await findFreePort(), await findFreePort()];
  const listens = await findFreePort();
  const { site, main } = writeSite(release, { ports, listens, hasTls: false });
  const folder = mkdtempSync(join(release.home, 'processes-'));
  const restart = join(folder, 'restart.sh');
  writeFileSync(restart, RESTART, { mode: 0o755 });
  symlinkSync(release.folder, join(folder, 'current'));
  const env = {
    ...BARE,
    CURRENT: join(folder, 'current'),
    SITE: site,
    RELOAD: `nginx -c ${main} -s reload`,
    RESTART: `${restart} `,
    MODE: 'development',
    DATABASE_URL: databaseUrl,
    DATA_DIR: join(release.home, 'data'),
    TRUSTED_PROXY_HOPS: '1',
    REQUESTS_PER_MINUTE: '1000000',
    LOG_LEVEL: 'warn',
  };
  onTestFinished(() => killAll(folder));
  for (const port of ports) await run(restart, [String(port)], { env });
  for (const port of ports) await untilReady(`http://127.0.0.1:${port}`);
  const origin = `http://127.0.0.1:${listens}`;
  const nginx = await startNginx(main, origin);
  onTestFinished(() => stopNginx(nginx));
  const script = join(release.folder, 'deploy/upgrade.sh');
  const upgrade = (to: string) => run(script, [to], { env });
  const beginUpgrade = (to: string) => startProgram(script, env, folder, [to]);
  const running = () => readlinkSync(join(folder, 'current'));
  return { origin, ports, site, upgrade, beginUpgrade, running };
}

/** @returns what was sent during the work, and shortly before and after it. */
export async function underLoad(origin: string, work: () => Promise<void>): Promise<Sent[]> {
  const sent: Sent[] = [];
  const stop = new AbortController();
  const loads = Array.from({ length: CONCURRENCY }, () => keepCalling(origin, sent, stop.signal));
  const sendMore = async () => {
    const before = sent.length;
    await until(LOAD_DEADLINE_MS, async () => sent.length > before + 4 * CONCURRENCY);
  };
  try {
    await sendMore();
    await work();
    await sendMore();
  } finally {
    stop.abort();
    await Promise.all(loads);
  }
  return sent;
}

/** Registers new people and reads lists, each on a connection of its own. */
async function keepCalling(origin: string, sent: Sent[], stop: AbortSignal): Promise<void> {
  const client = createClient(origin);
  while (!stop.aborted) {
    const headers = { connection: 'close', 'x-forwarded-for': `198.18.${randomInt(256)}.${randomInt(256)}` };
    const person = { email: `${crypto.randomUUID()}@people.example`, password: PASSWORD, ...PROFILE };
    const calls = [
      ['POST', '/users', { body: person, headers }],
      ['GET', '/impact', { headers }],
      ['GET', '/sdg', { headers }],
    ] as const;
    for (const [method, path, options] of calls) {
      const outcome = await client.call(method, path, options).then(
        ({ status }) => status,
        () => 'broken' as const,
      );
      sent.push({ call: `${method} ${path}`, outcome });
    }
  }
}

const untilReady = (origin: string) =>
  until(READY_LIMIT_MS, () =>
    fetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ),
  );

function killAll(folder: string): void {
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.pid'))) {
    process.kill(Number(readFileSync(join(folder, name), 'utf8')), 'SIGKILL');
  }
}
