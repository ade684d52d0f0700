/** Whether the community has begun to form groups. */
import type { Db } from '#platform/server/db/database.ts';

export async function hasApprovedCouncil(db: Db): Promise<boolean> {
  const row = await db.selectFrom('councils').select('id').where('is_approved', '=', true).limit(1).executeTakeFirst();
  return row !== undefined;
}
