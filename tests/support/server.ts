/** The real server inside the test's process, with its own port and database. */
import { randomBytes } from 'node:crypto';
import { firstSettings, withSettings } from '#app/server/live-config.ts';
import { type RunningServer, serve } from '#app/server/server.ts';
import { type LiveConfig, readConfig } from '#platform/server/config/config.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { openTestDatabase } from './database.ts';
import { timed } from './fixture-times.ts';
import { findFreePort } from './free-port.ts';
import { registerSessionIssuer } from './issue-session.ts';
import { untilNotBusy } from './not-busy.ts';

export interface TestServer extends RunningServer {
  config: LiveConfig;
}

/** The servers in this process: starting one blocks the others, which then reject calls for a while. */
const origins = new Set<string>();

/** @param env as an operator would set it. Each test can use an address of its own with X-Forwarded-For. */
export async function startTestServer(env: Record<string, string> = {}): Promise<TestServer> {
  const server = await timed('startTestServer', () => start(env));
  return { ...server, close: () => timed('closing a server', server.close) };
}

async function start(env: Record<string, string>): Promise<TestServer> {
  // Known before the start, because emails and the identity provider contain the server's address.
  const port = await findFreePort();
  const config = readConfig({
    PORT: String(port),
    TOKEN_SECRET: randomBytes(32).toString('base64'),
    TRUSTED_PROXY_HOPS: '1',
    REQUESTS_PER_MINUTE: '1000000',
    // Tests fail to log in, and register, far more often than people do.
    PROOF_OF_WORK: 'off',
    // Tests also write directly to the database, which notifies no one.
    VISITOR_CACHE_MS: '0',
    LOG_LEVEL: process.env['TEST_LOG_LEVEL'] ?? 'silent',
    ...env,
  });
  const database = await openTestDatabase();
  try {
    const server = await serve(config, createLogger(config.logLevel), database);
    origins.add(server.origin);
    await Promise.all([...origins].map(untilNotBusy));
    const forget = registerSessionIssuer(server.origin, config);
    const close = () => {
      origins.delete(server.origin);
      forget();
      return server.close();
    };
    return { ...server, config: withSettings(config, { now: firstSettings(config) }), close };
  } catch (error) {
    await database.close();
    throw error;
  }
}
