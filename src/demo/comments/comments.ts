/** Writes the conversations below the demo community's public items, as rows. */
import { mentionOf } from '#domains/comments/model.ts';
import type { CommentedKind } from '#generated/types.gen.ts';
import { HOUR_MS } from '#platform/shared/moment.ts';
import { idAt } from '../ids.ts';
import type { DemoPerson } from '../people/people.ts';
import type { Random } from '../random.ts';
import type { Rows } from '../rows.ts';
import type { Conversation, Speaker } from './conversations.ts';

export interface CommentedItem {
  kind: CommentedKind;
  id: string;
  ownerId: string;
  /** When it became public. */
  since: Date;
  conversation: Conversation;
}

type CommentRows = Rows<'comment_threads' | 'comments' | 'comment_likes'>;

interface CommentContext {
  people: readonly DemoPerson[];
  /** The member whom visitors sign in as. */
  member: DemoPerson;
  today: Date;
}

const SPEAKERS = ['a', 'b', 'c'] as const;
const MAX_HOURS_LATER = 20 * 24;

export function toCommentRows(random: Random, items: readonly CommentedItem[], context: CommentContext): CommentRows {
  const threads = items.map((item) => threadOf(random, item, context));
  return {
    comment_threads: threads.map(({ thread }) => thread),
    comments: threads.flatMap(({ comments }) => comments),
    comment_likes: threads.flatMap(({ likes }) => likes),
  };
}

function threadOf(random: Random, item: CommentedItem, { people, member, today }: CommentContext) {
  const { commenters, from } = eligibleCommenters(people, item, member);
  const authors = authorsOf(random, item, commenters, member);
  const comments: CommentRows['comments'] = [];
  const likes: CommentRows['comment_likes'] = [];
  const addComment = (by: Speaker, content: string, at: number, rootId: string | null) => {
    const created = new Date(Math.min(at, today.getTime()));
    const id = idAt(random, created);
    const row = { kind: item.kind, subject_id: item.id, author_id: authors[by], content, created_at: created };
    comments.push({ id, root_id: rootId ?? id, state: 'visible', reply_count: 0, like_count: 0, ...row });
    return id;
  };
  let at = from;
  for (const { by, says, replies = [], likes: liked = 0 } of item.conversation) {
    at += random.between(1, MAX_HOURS_LATER) * HOUR_MS;
    // Never in the future: conversations about recent items all took place today.
    at = Math.min(at, today.getTime() - (replies.length + 2) * HOUR_MS);
    const id = addComment(by, says, at, null);
    for (const [index, reply] of replies.entries()) {
      const last = today.getTime() - (replies.length - index) * HOUR_MS;
      addComment(reply.by, reply.says, Math.min(at + reply.after * HOUR_MS, last), id);
    }
    const root = comments.find((comment) => comment.id === id);
    const fans = [...new Set(Array.from({ length: liked }, () => random.pick(commenters).id))];
    if (root) Object.assign(root, { reply_count: replies.length, like_count: fans.length });
    likes.push(...fans.map((userId) => ({ comment_id: id, user_id: userId, created_at: today })));
  }
  const thread = { kind: item.kind, subject_id: item.id, comment_count: comments.length };
  return { thread, comments: comments.map(withMention(authors)), likes };
}

const MIN_COMMENTERS = 12;

/** The members who had joined before the conversation, which starts once there are `MIN_COMMENTERS` of them. */
function eligibleCommenters(people: readonly DemoPerson[], { ownerId, since }: CommentedItem, member: DemoPerson) {
  const members = people
    .filter(({ id, role, isProfileCompleted }) => role === 'Member' && isProfileCompleted && id !== ownerId)
    .filter(({ id }) => id !== member.id)
    .toSorted((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime());
  const lastNeeded = members[MIN_COMMENTERS - 1]?.joinedAt ?? since;
  const from = Math.max(since.getTime(), lastNeeded.getTime());
  return { commenters: members.filter(({ joinedAt }) => joinedAt.getTime() <= from), from };
}

function authorsOf(
  random: Random,
  { ownerId }: CommentedItem,
  commenters: readonly DemoPerson[],
  member: DemoPerson,
): Record<Speaker, string> {
  const chosen = new Set<string>();
  while (chosen.size < SPEAKERS.length) chosen.add(random.pick(commenters).id);
  const [a = '', b = '', c = ''] = chosen;
  return { owner: ownerId, member: member.id, a, b, c };
}

/** Replaces `@a` in a text with a mention of the person who speaks as `a`. */
const withMention =
  (authors: Record<Speaker, string>) =>
  <Row extends { content?: string | null | undefined }>(row: Row): Row & { mentions: string[] } => {
    const mentions: string[] = [];
    const content = row.content?.replaceAll(/@([abc])\b/g, (_, speaker: 'a' | 'b' | 'c') => {
      mentions.push(authors[speaker]);
      return mentionOf(authors[speaker]);
    });
    return { ...row, content, mentions };
  };
