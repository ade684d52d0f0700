import type { Db } from '#platform/server/db/database.ts';

export interface BackupMade {
  takenAt: Date;
  tookMs: number;
  bytes: number;
  files: number;
}

export async function findLatestBackup(db: Db): Promise<BackupMade | null> {
  const row = await db
    .selectFrom('backups')
    .select(['taken_at as takenAt', 'took_ms as tookMs', 'bytes', 'files'])
    .orderBy('taken_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ? { ...row, tookMs: Number(row.tookMs), bytes: Number(row.bytes) } : null;
}

export async function noteBackup(db: Db, { takenAt, tookMs, bytes, files }: BackupMade): Promise<void> {
  await db.insertInto('backups').values({ taken_at: takenAt, took_ms: tookMs, bytes, files }).execute();
}
