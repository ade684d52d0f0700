/** The job queue's own tables, which the package makes and changes. */
import { getConstructionPlans } from 'pg-boss';
import type { Database } from '../db/database.ts';

export const QUEUE_SCHEMA = 'jobs';

/** @returns null before the first start. */
export async function findQueueVersion({ run }: Pick<Database, 'run'>): Promise<number | null> {
  const { rows } = await run(`select to_regclass('${QUEUE_SCHEMA}.version') is not null as "isMade"`);
  if (rows[0]?.['isMade'] !== true) return null;
  const versions = await run(`select version from ${QUEUE_SCHEMA}.version`);
  return Number(versions.rows[0]?.['version']);
}

/** Makes them as a first start does, in one transaction; no-op if they're there. @returns their version. */
export async function ensureQueueSchema(database: Pick<Database, 'run'>): Promise<number | null> {
  const version = await findQueueVersion(database);
  if (version !== null) return version;
  await database.run(getConstructionPlans(QUEUE_SCHEMA));
  return findQueueVersion(database);
}
