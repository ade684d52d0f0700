/** A worker's servers: started on first use and reused by later tests. */
import { rm } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { type Database, openDatabase } from '#platform/server/db/database.ts';
import { findFreePort } from '../../support/free-port.ts';
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts';
import type { Contents } from './casts.ts';
import { copyData } from './prepared-folders.ts';

export interface RunningServer extends ServerProcess {
  /** Stops it, changes its data, and restarts it at the same address: for changes that would otherwise take time. */
  whileStopped(work: (database: Database) => Promise<void>): Promise<void>;
}

export interface ServerOptions {
  contents: Contents;
  /** Environment variables in addition to those of every server. */
  env?: Record<string, string>;
  /** A fixed port, if others need to know it beforehand. */
  port?: number;
}

export interface Servers {
  of(wanted: ServerOptions): Promise<RunningServer>;
  stop(): Promise<void>;
}

/** The servers that most tests need stay running, while others run one at a time. */
const SHARED_SERVERS: ReadonlySet<string> = new Set(
  (['people', 'demo'] as const).map((contents) => keyOf({ contents })),
);

export function createServers(): Servers {
  const running = new Map<string, Promise<RunningServer>>();
  const stopAll = async (keys: string[]) => {
    const servers = keys.map((key) => running.get(key));
    for (const key of keys) running.delete(key);
    for (const server of servers) await (await server)?.stop();
  };
  return {
    of: async (wanted) => {
      const key = keyOf(wanted);
      const known = running.get(key);
      if (known) return known;
      if (!SHARED_SERVERS.has(key)) await stopAll([...running.keys()].filter((other) => !SHARED_SERVERS.has(other)));
      const started = start(wanted);
      running.set(key, started);
      return started;
    },
    stop: () => stopAll([...running.keys()]),
  };
}

function keyOf({ contents, env = {}, port }: ServerOptions): string {
  return JSON.stringify([contents, env, port ?? null]);
}

async function start({ contents, env: wantedEnv, port: wantedPort }: ServerOptions): Promise<RunningServer> {
  const { dataDir, databaseUrl } = await copyData(contents);
  const env = { ...(databaseUrl && { DATABASE_URL: databaseUrl }), ...wantedEnv };
  // Chosen just before it's used, since a free port isn't reserved.
  const port = wantedPort ?? (await findFreePort());
  let server = await startReady({ dataDir, port, env });
  const stop = async () => {
    const code = await server.stop();
    await rm(dataDir, { recursive: true, force: true });
    return code;
  };
  const whileStopped = async (work: (database: Database) => Promise<void>) => {
    await server.stop();
    const database = await openDatabase({ databaseUrl, poolSize: 1, dataDir });
    try {
      await work(database);
    } finally {
      await database.close();
    }
    server = await startReady({ dataDir, port, env });
  };
  return { ...server, log: () => server.log(), stop, whileStopped };
}

interface Place {
  dataDir: string;
  port: number;
  env: Record<string, string>;
}

/** A test can't hold or lose what a service worker asks for, so only the tests of the worker have one. */
const WITHOUT_WORKER = { SERVICE_WORKER: 'off' };

async function startReady({ dataDir, port, env }: Place): Promise<ServerProcess> {
  const started = await startServerProcess({ dataDir, port, env: { LOG_LEVEL: 'warn', ...WITHOUT_WORKER, ...env } });
  // A server that has just started on a busy machine rejects calls for a moment.
  const status = async () => (await fetch(`${started.origin}/api/impact-event-type`)).status;
  await expect.poll(status, { timeout: 120_000 }).toBe(200);
  return started;
}
