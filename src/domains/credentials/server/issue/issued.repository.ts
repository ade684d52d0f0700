/** Issues and ends credentials, in the transaction of their cause. */
import { sql } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { CredentialKind } from '#generated/types.gen.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { CredentialContent } from '../../content.ts';
import type { EndReason } from '../../lifecycle.ts';

export interface NewCredential {
  kind: CredentialKind;
  /** Null for what has none. */
  year: number | null;
  content: CredentialContent;
  /** Of what was achieved earlier; now if left out. */
  issuedAt?: Date;
}

export interface Recipient {
  userId: string;
  /** The impact, milestone or application that it's for. */
  subjectId: string;
}

export interface Issued {
  id: string;
  userId: string;
}

/** Leaves out those who hold one for it, and people who were forgotten. */
export async function insertCredentials(
  tx: Tx,
  { kind, year, content, issuedAt }: NewCredential,
  recipients: readonly Recipient[],
): Promise<Issued[]> {
  // Lists are in the order of the ids.
  const ids = recipients.map(() => uuidv7(issuedAt && { msecs: issuedAt.getTime() }));
  const userIds = recipients.map(({ userId }) => userId);
  const subjectIds = recipients.map(({ subjectId }) => subjectId);
  const { rows } = await sql<Issued>`
    insert into credentials (id, user_id, kind, subject_id, year, content, issued_at)
    select given.id, given.user_id, ${kind}, given.subject_id, ${year}::smallint, ${JSON.stringify(content)}::jsonb,
      coalesce(${issuedAt ?? null}::timestamptz, now())
    from unnest(${ids}::uuid[], ${userIds}::uuid[], ${subjectIds}::uuid[]) as given (id, user_id, subject_id)
    join accounts a on a.id = given.user_id and a.erased_at is null
    order by given.user_id
    on conflict do nothing
    returning id, user_id as "userId"`.execute(tx);
  return rows;
}

interface Cause {
  kind: CredentialKind;
  subjectId: string;
  /** Everyone's if left out. */
  userId?: string;
}

interface Ended {
  userId: string;
  year: number | null;
}

/** What was reopened and is hidden then ends as hidden, so that others no longer see what it was. @returns whose they were. */
export async function endCredentials(tx: Tx, { kind, subjectId, userId }: Cause, reason: EndReason): Promise<Ended[]> {
  const { rows } = await sql<Ended>`
    update credentials set ended_at = coalesce(ended_at, now()), end_reason = ${reason}
    where subject_id = ${subjectId}::uuid and kind = ${kind}
      and (ended_at is null or (${reason}::text = 'hidden' and end_reason = 'reopened'))
      and ${userId === undefined ? sql`true` : sql`user_id = ${userId}::uuid`}
    returning user_id as "userId", year`.execute(tx);
  return rows;
}

/** Ends these people's records of the year. @returns how many there were. */
export async function endYearRecords(tx: Tx, userIds: readonly string[], year: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update credentials set ended_at = now(), end_reason = 'replaced'
    where kind = 'year' and ended_at is null and year = ${year}::smallint
      and user_id = any (${[...userIds]}::uuid[])`.execute(tx);
  return Number(numAffectedRows);
}

/** Ends what a person holds for more points than these. @returns how many there were. */
export async function endMilestonesAbove(tx: Tx, userId: string, points: number): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update credentials set ended_at = now(), end_reason = 'points'
    where user_id = ${userId}::uuid and kind = 'milestone' and ended_at is null
      and (content->>'points')::int > ${points}`.execute(tx);
  return Number(numAffectedRows);
}
