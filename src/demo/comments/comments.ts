/** Writes the conversations below the demo community's public items, as rows. */
import type { Insertable } from 'kysely';
import { mentionOf } from '#domains/comments/model.ts';
import type { CommentedKind } from '#generated/types.gen.ts';
import type { Tables } from '#platform/db/tables.ts';
import { HOUR_MS } from '#platform/moment.ts';
import { idAt } from '../ids.ts';
import type { DemoPerson } from '../people.ts';
import type { Random } from '../random.ts';
import type { Conversation, Speaker } from './conversations.ts';

export interface Commented {
  kind: CommentedKind;
  id: string;
  ownerId: string;
  /** When it became public. */
  since: Date;
  conversation: Conversation;
}

export interface CommentRows {
  comment_threads: Insertable<Tables['comment_threads']>[];
  comments: Insertable<Tables['comments']>[];
  comment_likes: Insertable<Tables['comment_likes']>[];
}

interface Crowd {
  people: readonly DemoPerson[];
  /** The member whom visitors sign in as. */
  member: DemoPerson;
  today: Date;
}

const SPEAKERS = ['a', 'b', 'c'] as const;
const MAX_HOURS_LATER = 20 * 24;

export function toCommentRows(random: Random, items: readonly Commented[], crowd: Crowd): CommentRows {
  const threads = items.map((item) => threadOf(random, item, crowd));
  return {
    comment_threads: threads.map(({ thread }) => thread),
    comments: threads.flatMap(({ comments }) => comments),
    comment_likes: threads.flatMap(({ likes }) => likes),
  };
}

function threadOf(random: Random, item: Commented, { people, member, today }: Crowd) {
  const { known, from } = whoMayTalk(people, item, member);
  const cast = castOf(random, item, known, member);
  const comments: CommentRows['comments'] = [];
  const likes: CommentRows['comment_likes'] = [];
  const say = (by: Speaker, content: string, at: number, rootId: string | null) => {
    const created = new Date(Math.min(at, today.getTime()));
    const id = idAt(random, created);
    const row = { kind: item.kind, subject_id: item.id, author_id: cast[by], content, created_at: created };
    comments.push({ id, root_id: rootId ?? id, state: 'visible', reply_count: 0, like_count: 0, ...row });
    return id;
  };
  let at = from;
  for (const { by, says, replies = [], likes: liked = 0 } of item.conversation) {
    at += random.between(1, MAX_HOURS_LATER) * HOUR_MS;
    // Never in the future: conversations about recent items all took place today.
    at = Math.min(at, today.getTime() - (replies.length + 2) * HOUR_MS);
    const id = say(by, says, at, null);
    for (const [index, reply] of replies.entries()) {
      const last = today.getTime() - (replies.length - index) * HOUR_MS;
      say(reply.by, reply.says, Math.min(at + reply.after * HOUR_MS, last), id);
    }
    const root = comments.find((comment) => comment.id === id);
    const fans = [...new Set(Array.from({ length: liked }, () => random.pick(known).id))];
    if (root) Object.assign(root, { reply_count: replies.length, like_count: fans.length });
    likes.push(...fans.map((userId) => ({ comment_id: id, user_id: userId, created_at: today })));
  }
  const thread = { kind: item.kind, subject_id: item.id, comment_count: comments.length };
  return { thread, comments: comments.map(withMention(cast)), likes };
}

const MIN_KNOWN = 12;

/** The members who had joined before the conversation, which starts once there are `MIN_KNOWN` of them. */
function whoMayTalk(people: readonly DemoPerson[], { ownerId, since }: Commented, member: DemoPerson) {
  const members = people
    .filter(({ id, role, isProfileCompleted }) => role === 'Member' && isProfileCompleted && id !== ownerId)
    .filter(({ id }) => id !== member.id)
    .toSorted((a, b) => a.joinedAt.getTime() - b.joinedAt.getTime());
  const least = members[MIN_KNOWN - 1]?.joinedAt ?? since;
  const from = Math.max(since.getTime(), least.getTime());
  return { known: members.filter(({ joinedAt }) => joinedAt.getTime() <= from), from };
}

function castOf(
  random: Random,
  { ownerId }: Commented,
  known: readonly DemoPerson[],
  member: DemoPerson,
): Record<Speaker, string> {
  const chosen = new Set<string>();
  while (chosen.size < SPEAKERS.length) chosen.add(random.pick(known).id);
  const [a = '', b = '', c = ''] = chosen;
  return { owner: ownerId, member: member.id, a, b, c };
}

/** Replaces `@a` in a text with a mention of the person who speaks as `a`. */
const withMention =
  (cast: Record<Speaker, string>) =>
  <Row extends { content?: string | null | undefined }>(row: Row): Row & { mentions: string[] } => {
    const mentions: string[] = [];
    const content = row.content?.replaceAll(/@([abc])\b/g, (_, speaker: 'a' | 'b' | 'c') => {
      mentions.push(cast[speaker]);
      return mentionOf(cast[speaker]);
    });
    return { ...row, content, mentions };
  };
