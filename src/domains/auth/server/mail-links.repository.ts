import { sql } from 'kysely';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { hashSecret } from './secrets.ts';

export type LinkPurpose = 'verify' | 'reset' | 'invite' | 'disown';

interface NewLink {
  hash: Buffer;
  purpose: LinkPurpose;
  lifetimeSeconds: number;
  about: { userId: string } | { invitationId: string };
  /** Whether using it also removes the second step that its email tells of. */
  removesFactor?: boolean;
}

export async function insertLink(db: Db | Tx, link: NewLink): Promise<void> {
  const { hash, purpose, lifetimeSeconds, about, removesFactor = false } = link;
  await db
    .insertInto('mail_links')
    .values({
      token_hash: hash,
      purpose,
      user_id: 'userId' in about ? about.userId : null,
      invitation_id: 'invitationId' in about ? about.invitationId : null,
      removes_factor: removesFactor,
      expires_at: sql<Date>`now() + make_interval(secs => ${lifetimeSeconds})`,
    })
    .execute();
}

export interface OpenLink {
  userId: string | null;
  invitationId: string | null;
}

export interface TakenLink extends OpenLink {
  removesFactor: boolean;
  createdAt: Date;
}

/** Marks an open link as used, once. Undefined if it is used, expired or unknown. */
export async function takeLink(tx: Tx, hash: Buffer, purpose: LinkPurpose): Promise<TakenLink | undefined> {
  return tx
    .updateTable('mail_links')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning([
      'user_id as userId',
      'invitation_id as invitationId',
      'removes_factor as removesFactor',
      'created_at as createdAt',
    ])
    .executeTakeFirst();
}

export async function closeLinksOf(tx: Tx, userId: string, purpose: LinkPurpose): Promise<void> {
  await tx
    .updateTable('mail_links')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute();
}

/** Reads an open link without using it. */
export async function findOpenLink(db: Db, hash: Buffer, purpose: LinkPurpose): Promise<OpenLink | undefined> {
  return db
    .selectFrom('mail_links')
    .select(['user_id as userId', 'invitation_id as invitationId'])
    .where('token_hash', '=', hash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
}

/** The account or invitation that a link was sent for, before it is used; null if used, expired or made up. */
export async function findLinkRecipient(db: Db, token: string, purpose: LinkPurpose): Promise<string | null> {
  const link = await findOpenLink(db, hashSecret(token), purpose);
  return link?.userId ?? link?.invitationId ?? null;
}
