/** A second server on the first one's PostgreSQL, like a second process. The embedded database allows only one. */
import { type RunningServer, serve } from '#app/server/server.ts';
import { openDatabase } from '#platform/server/db/database.ts';
import { createLogger } from '#platform/server/logging/logger.ts';
import { findFreePort } from './free-port.ts';
import { untilNotBusy } from './not-busy.ts';
import type { TestServer } from './server.ts';

/** Undefined when tests run on the embedded database. */
export const postgresOfTests = process.env['TEST_DATABASE_URL'];

export async function startSecondServer(first: TestServer): Promise<RunningServer> {
  const { rows } = await first.database.run('select current_database() as name');
  const url = new URL(postgresOfTests ?? '');
  url.pathname = `/${rows[0]?.['name']}`;
  const database = await openDatabase({ databaseUrl: url.href, poolSize: 5, dataDir: null });
  const config = { ...first.config, port: await findFreePort() };
  const second = await serve(config, createLogger(config.logLevel), database);
  await untilNotBusy(second.origin);
  return second;
}
