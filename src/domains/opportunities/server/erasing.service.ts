/** Erases application texts once their author can no longer reactivate the account. */
import type { Db } from '../../../platform/db/database.ts';
import { RETURN_DAYS } from '../../auth/leaving.ts';
import { eraseTextsOfLeft } from './application-texts.repository.ts';

export const createTextErasing = (db: Db) => async (): Promise<void> => {
  let erased = 0;
  do erased = await db.transaction().execute((tx) => eraseTextsOfLeft(tx, RETURN_DAYS));
  while (erased > 0);
};
