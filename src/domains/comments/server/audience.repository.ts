/**
 * Who reaches whom in threads: the one place that decides whose comments a viewer finds listed, and whom a comment may
 * mention and notify.
 */
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { isMemberOf, listMemberIds } from '#domains/councils/server/public.ts';
import { blockedBetween, listBlockedWith } from '#domains/following/server/public.ts';
import { listActiveIds } from '#domains/people/server/public.ts';
import type { CommentAudience } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import type { Param } from '#platform/server/db/prepared-statement.ts';
import type { CommentRow } from './comments.repository.ts';
import type { Subject } from './subjects.repository.ts';
import { listMuting } from './threads.repository.ts';

/**
 * Whether comment `c` is listed for the viewer. Repeats the condition of the index, so that the index is used. If one
 * person has blocked another, neither sees the other's comments, or the replies to them.
 */
export function isListed(viewerId: Param<string> | null, seesAll: boolean): RawBuilder<SqlBool> {
  const isThere = sql<SqlBool>`(c.state <> 'deleted' or c.reply_count > 0)`;
  if (seesAll) return isThere;
  // A deleted comment is listed for its replies, of which others may only see those written for everyone.
  const isPublic = sql`(c.audience = 'public' and (c.state <> 'deleted' or c.reply_count > c.members_reply_count))`;
  if (viewerId === null) return sql<SqlBool>`${isThere} and ${isPublic} and c.state <> 'held'`;
  return sql<SqlBool>`${isThere} and (${isPublic} or ${isMemberOf('c.subject_id', viewerId)})
    and (c.state <> 'held' or c.author_id = ${viewerId}::uuid)
    and not ${blockedBetween('c.author_id', viewerId)}
    and not exists (select from comments root
      where root.id = c.root_id and ${blockedBetween('root.author_id', viewerId)})`;
}

/**
 * Filters the people to those whom this author may mention: listed in the directory, and with no block on either side.
 */
export async function listMentionable(tx: Tx, authorId: string, userIds: readonly string[]): Promise<Set<string>> {
  const active = await listActiveIds(tx, userIds);
  const blocked = await listBlockedWith(tx, authorId, userIds);
  return new Set([...active].filter((id) => !blocked.has(id)));
}

/** Filters the people to those who are notified of a comment by this author. */
export async function listRecipients(
  tx: Tx,
  subject: Subject,
  { audience }: Pick<CommentRow, 'audience'>,
  { authorId, userIds }: { authorId: string; userIds: readonly string[] },
): Promise<Set<string>> {
  const active = await listActiveIds(tx, userIds);
  const muting = await listMuting(tx, subject, userIds);
  const blocked = await listBlockedWith(tx, authorId, userIds);
  const members = audience === 'members' ? new Set(await listMemberIds(tx, subject.id)) : null;
  const isRecipient = (id: string) =>
    id !== authorId && active.has(id) && !muting.has(id) && !blocked.has(id) && (members === null || members.has(id));
  return new Set(userIds.filter(isRecipient));
}

/** Who may know that a thread has changed for its readers of this audience; null for everyone. */
export async function listReaders(db: Db | Tx, subject: Subject, audience: CommentAudience): Promise<string[] | null> {
  return audience === 'public' ? null : listMemberIds(db, subject.id);
}
