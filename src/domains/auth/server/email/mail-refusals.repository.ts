/** Accounts whose address refuses emails for good. */
import { sql } from 'kysely';
import type { Db } from '#platform/server/db/database.ts';
import type { RefusingAddresses } from '#platform/server/mail/refusing-addresses.ts';

export interface MailRefusal {
  email: string;
  refusedAt: Date;
}

const current = (db: Db) =>
  db
    .selectFrom('mail_refusals as r')
    .innerJoin('users as u', (join) => join.onRef('u.id', '=', 'r.user_id').onRef('u.email', '=', 'r.email'));

export const refusingAddressesIn = (db: Db): RefusingAddresses => ({
  isRefusing: async (address) => {
    const row = await current(db).select('u.id').where('u.email', '=', address).executeTakeFirst();
    return row !== undefined;
  },
  note: async (address) => {
    const { rows } = await sql`
      insert into mail_refusals (user_id, email) select id, email from users where email = ${address}::citext
      on conflict (user_id) do update set email = excluded.email, refused_at = now() returning user_id`.execute(db);
    return rows.length > 0;
  },
});

export async function findMailRefusal(db: Db, userId: string): Promise<MailRefusal | undefined> {
  return current(db).select(['u.email', 'r.refused_at as refusedAt']).where('u.id', '=', userId).executeTakeFirst();
}

/** @param email the address that works: another one may have been refused meanwhile. */
export async function deleteMailRefusal(db: Db, userId: string, email: string): Promise<void> {
  await db.deleteFrom('mail_refusals').where('user_id', '=', userId).where('email', '=', email).execute();
}

export async function countMailRefusals(db: Db): Promise<number> {
  const { count } = await current(db)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('u.deactivated_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(count);
}
