/** Comments and their threads. */
import type { Columns } from '#generated/tables.gen.ts';
import type { CommentAudience, CommentedKind, CommentState } from '#generated/types.gen.ts';
import type { Table } from '#platform/server/db/tables.ts';

declare module '#platform/server/db/tables.ts' {
  interface Tables {
    comment_threads: Table<'comment_threads', { kind: CommentedKind; audience: CommentAudience }>;
    comments: Table<'comments', { kind: CommentedKind; state: CommentState; deleted_by: 'author' | 'admin' }>;
    comment_likes: Columns['comment_likes'];
    comment_mutes: Table<'comment_mutes', { kind: CommentedKind }>;
    public_comment_counts: Columns['public_comment_counts'];
  }
}
