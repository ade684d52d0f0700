/** Comments that were posted without a connection, shown in their thread until the server has them. */
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { addComment } from '#generated/comments/addComment.gen.ts';
import { editComment } from '#generated/comments/editComment.gen.ts';
import { zCommentAudience } from '#generated/schemas/CommentAudience.gen.ts';
import { zCommentedKind } from '#generated/schemas/CommentedKind.gen.ts';
import type { Comment } from '#generated/types.gen.ts';
import { makeStale } from '#platform/browser/calls/stale.ts';
import { readStoredDraft } from '#platform/browser/drafts/person-drafts.ts';
import { takeUp, useWaitingItems, type WaitingItem } from '#platform/browser/outbox/outbox.ts';
import { waitingKind } from '#platform/browser/outbox/waiting-kind.ts';
import { useViewer, type Viewer } from '#platform/browser/session/viewer.ts';
import { tidyLines } from '#platform/shared/prose.ts';
import { slugOf } from '#platform/shared/slug.ts';
import { toast } from '#ui/feedback/toast.ts';
import { contentOf, joinDrafts, newCommentKeyOf, replyKeyOf, zCommentDraft } from '../comment-draft.ts';
import { addToThread, type Subject } from '../thread-cache.ts';

const zWritten = z.object({
  subject: z.object({ kind: zCommentedKind, id: z.string() }),
  audience: zCommentAudience,
  /** The comment at the beginning of the replies. */
  parentId: z.nullable(z.string()),
  /** The comment that was answered, which may be a reply itself. */
  answeredId: z.nullable(z.string()),
  draft: zCommentDraft,
});

export type WrittenComment = z.infer<typeof zWritten>;

export type WaitingCommentItem = WaitingItem<WrittenComment> & { comment: Comment };

export const waitingComments = waitingKind({
  name: 'comment',
  schema: zWritten,
  send: (written, { id }) => sendComment(written, id),
  onSent({ data, message }, { subject }, client) {
    addToThread(client, subject, data);
    if (data.state === 'held') toast({ message });
    void makeStale(client, 'comments');
  },
  topics: ['comments'],
});

/** Posts it once for each draft. */
export async function sendComment({ subject, audience, parentId, draft }: WrittenComment, draftId: string) {
  const content = contentOf(draft);
  const { data: posted } = await addComment({ body: { ...subject, audience, content, parentId, draftId } });
  if (draft.draftId === undefined || posted.data.content === tidyLines(content)) return posted;
  // It had arrived, and was edited here meanwhile.
  const { data: edited } = await editComment({ path: { id: posted.data.id }, body: { content } });
  return { ...posted, data: edited.data };
}

/** The viewer's, by the id that each has until it's posted. */
export function useWaitingComments({ kind, id }: Subject): ReadonlyMap<string, WaitingCommentItem> {
  const viewer = useViewer();
  const items = useWaitingItems(waitingComments, viewer?.id ?? null);
  return useMemo(() => {
    const here = items.filter(({ value: { subject } }) => subject.kind === kind && subject.id === id);
    return new Map(
      viewer ? here.map((item) => [item.id, { ...item, comment: unsent(viewer, item.id, item.value, item.at) }]) : [],
    );
  }, [items, viewer, kind, id]);
}

/** The comment as it will be, with the id of its draft. */
export function unsent(viewer: Viewer, draftId: string, written: WrittenComment, at: Date): Comment {
  const { audience, parentId, draft } = written;
  return {
    id: draftId,
    parentId,
    author: { id: viewer.id, name: viewer.name, slug: slugOf(viewer.name) || 'member', avatarUrl: null },
    isByOwner: false,
    audience,
    content: contentOf(draft),
    mentions: draft.people.map((person) => ({ ...person, slug: 'member', avatarUrl: null })),
    state: 'visible',
    deletedBy: null,
    replyCount: 0,
    likeCount: 0,
    isLiked: false,
    createdAt: at.toISOString(),
    editedAt: null,
  };
}

/** Puts its text back into its field, above what has been typed there since. @returns false while it's being sent. */
export async function takeUpComment(personId: string, item: WaitingCommentItem): Promise<boolean> {
  const { subject, answeredId, draft } = item.value;
  const draftKey = answeredId === null ? newCommentKeyOf(personId, subject) : replyKeyOf(personId, answeredId);
  const typed = await readStoredDraft(draftKey, zCommentDraft);
  return takeUp(item, draftKey, { ...joinDrafts(draft, typed?.draft), draftId: item.id });
}
