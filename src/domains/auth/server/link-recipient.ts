/** Finds out who an emailed link belongs to, before it is used. */
import type { Db } from '#platform/db/database.ts';
import { findOpenLink, type LinkPurpose } from './mail-links.repository.ts';
import { hashSecret } from './secrets.ts';

/** The account or invitation the link was sent for; null if used, expired or made up. */
export async function findLinkRecipient(db: Db, token: string, purpose: LinkPurpose): Promise<string | null> {
  const link = await findOpenLink(db, hashSecret(token), purpose);
  return link?.userId ?? link?.invitationId ?? null;
}
