/** A second server on the first one's PostgreSQL, like a second process. The embedded database allows only one. */
import { type RunningServer, serve } from '#app/server.ts';
import { openDatabase } from '#platform/db/database.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { untilItIsCalm } from './calm.ts';
import { findFreePort } from './free-port.ts';
import type { TestServer } from './server.ts';

/** Undefined when tests run on the embedded database. */
export const postgresOfTests = process.env['TEST_DATABASE_URL'];

export async function startAnotherServer(first: TestServer): Promise<RunningServer> {
  const { rows } = await first.database.run('select current_database() as name');
  const named = new URL(postgresOfTests ?? '');
  named.pathname = `/${rows[0]?.['name']}`;
  const database = await openDatabase({ databaseUrl: named.href, poolSize: 5, dataDir: null });
  const config = { ...first.config, port: await findFreePort() };
  const another = await serve(config, createLogger(config.logLevel), database);
  await untilItIsCalm(another.origin);
  return another;
}
