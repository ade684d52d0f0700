/** The items that comments are about, as their domains describe them. */
import { type RawBuilder, sql } from 'kysely';
import { commentedCouncil } from '#domains/councils/server/public.ts';
import { commentedImpact } from '#domains/impacts/server/public.ts';
import { commentedNews } from '#domains/news/server/public.ts';
import { commentedOpportunity } from '#domains/opportunities/server/public.ts';
import type { CommentAudience, CommentedKind } from '#generated/types.gen.ts';
import type { Db, Tx } from '#platform/server/db/database.ts';
import { GIVEN, type Param, prepareStatement } from '#platform/server/db/prepared-statement.ts';

/** An item with its thread, as the viewer sees it. */
export interface ThreadRow {
  title: string;
  ownerId: string;
  /** Whether the item shows everyone who its owner is. */
  isOwnerNamed: boolean;
  /** Whether it can be commented on: public, live or approved. */
  isOpen: boolean;
  /** Whether the viewer is a member of the council; false for other items. */
  isMember: boolean;
  audience: CommentAudience;
  commentCount: number;
  /** How many of the comments are for members only. */
  membersCount: number;
  isMuted: boolean;
}

export interface Subject {
  kind: CommentedKind;
  id: string;
}

type Given = { kind: CommentedKind; id: Param<string>; viewerId: Param<string> | null };

const SUBJECTS: Record<CommentedKind, (given: Given) => RawBuilder<unknown>> = {
  impact: ({ id }) => commentedImpact(id),
  news: ({ id }) => commentedNews(id),
  council: ({ id, viewerId }) => commentedCouncil(id, viewerId),
  opportunity: ({ id }) => commentedOpportunity(id),
};
const COMMENTED_KINDS = Object.keys(SUBJECTS) as CommentedKind[];

/** The item that a row with a kind and a subject_id is about, as a query for a lateral join. */
export const subjectsOf = (row: string, viewerId: Param<string> | null): RawBuilder<unknown> =>
  sql.join(
    COMMENTED_KINDS.map((kind) => {
      const about = SUBJECTS[kind]({ kind, id: sql<string>`${sql.ref(`${row}.subject_id`)}`, viewerId });
      return sql`select about.title, about."ownerId", about."isOpen", about."isMember", about."isOwnerNamed"
        from (${about}) about where ${sql.ref(`${row}.kind`)} = ${sql.lit(kind)}`;
    }),
    sql` union all `,
  );

/** The columns of a thread, and the item and its thread to select them from; no rows for an unknown item. */
export const threadOf = (given: Given) => ({
  columns: sql`subject.*, coalesce(thread.audience, 'public') as audience,
    coalesce(thread.comment_count, 0) as "commentCount", coalesce(thread.members_count, 0) as "membersCount",
    ${
      given.viewerId === null
        ? sql`false`
        : sql`exists (select from comment_mutes mute where mute.user_id = ${given.viewerId}::uuid
            and mute.kind = ${sql.lit(given.kind)} and mute.subject_id = ${given.id}::uuid)`
    } as "isMuted"`,
  from: sql`(${SUBJECTS[given.kind](given)}) subject
    left join comment_threads thread on thread.kind = ${sql.lit(given.kind)} and thread.subject_id = ${given.id}::uuid`,
});

const selectThread = prepareStatement(
  ['id', 'viewerId'],
  (given: Given) => {
    const { columns, from } = threadOf(given);
    return sql<ThreadRow>`select ${columns} from ${from}`;
  },
  { examples: COMMENTED_KINDS.map((kind) => ({ kind, id: GIVEN, viewerId: GIVEN })) },
);

export async function findThread(
  db: Db | Tx,
  { kind, id }: Subject,
  viewerId: string | null,
): Promise<ThreadRow | undefined> {
  const [row] = await selectThread(db, { kind, id, viewerId });
  return row;
}
