import { RETURN_DAYS } from '#domains/auth/return-days.ts';
import type { Db } from '#platform/server/db/database.ts';
import { eraseTextsOfDeactivated } from '../applications/application-texts.repository.ts';

/** Erases application texts once their author can no longer reactivate the account. */
export async function eraseTexts(db: Db): Promise<void> {
  let erased = 0;
  do erased = await db.transaction().execute((tx) => eraseTextsOfDeactivated(tx, RETURN_DAYS));
  while (erased > 0);
}
