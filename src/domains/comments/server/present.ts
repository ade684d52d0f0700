/** Maps comments to the API's shape, and leaves out what the viewer may not read. */
import { presentCard } from '#domains/people/server/public.ts';
import type { Comment, CommentThread, FoundComment } from '#generated/types.gen.ts';
import type { Viewer } from '#platform/server/http/viewer.ts';
import { commentPathOf } from './comment-paths.ts';
import { canReadText, canWrite, readsMembers } from './policy.ts';
import type { FoundComment as FoundRow } from './show/search.repository.ts';
import type { ShownComment } from './show/thread-page.repository.ts';
import type { Subject, ThreadRow } from './subjects.repository.ts';

type Thread = Pick<ThreadRow, 'ownerId' | 'isOwnerNamed' | 'isMember'>;

export function presentComment(viewer: Viewer, comment: ShownComment, thread: Thread): Comment {
  const isDeleted = comment.state === 'deleted';
  const isReadable = canReadText(viewer, comment);
  return {
    id: comment.id,
    parentId: comment.rootId === comment.id ? null : comment.rootId,
    author: isDeleted ? null : presentCard(comment.author),
    isByOwner: !isDeleted && thread.isOwnerNamed && comment.authorId === thread.ownerId,
    content: isReadable ? comment.content : null,
    language: isReadable ? (comment.language ?? null) : null,
    mentions: isReadable ? comment.mentions.map(presentCard) : [],
    state: comment.state,
    deletedBy: comment.deletedBy,
    audience: comment.audience,
    replyCount: comment.replyCount - (readsMembers(viewer, thread) ? 0 : comment.membersReplyCount),
    likeCount: comment.likeCount,
    isLiked: comment.isLiked,
    createdAt: new Date(comment.createdAt).toISOString(),
    editedAt: comment.editedAt === null ? null : new Date(comment.editedAt).toISOString(),
  };
}

export const presentThread = (viewer: Viewer, { kind, id }: Subject, thread: ThreadRow): CommentThread => ({
  kind,
  id,
  commentCount: thread.commentCount - (readsMembers(viewer, thread) ? 0 : thread.membersCount),
  audience: thread.audience,
  canComment: canWrite(viewer, thread),
  canChooseAudience: kind === 'council' && viewer !== null && viewer.userId === thread.ownerId,
  isMuted: thread.isMuted,
});

export const presentFound = (viewer: Viewer, row: FoundRow): FoundComment => ({
  comment: presentComment(viewer, row, row),
  ...row.subject,
  title: row.title,
  link: commentPathOf(row.subject, row.title, row.id),
});
