/** Texts about comments, by the kind of item. */
import type { CommentedKind } from '#generated/types.gen.ts';
import { say } from '#languages/say.ts';

interface ThreadTexts {
  title: string;
  /** The label of the field for a new comment. */
  label: string;
  send: string;
  empty: string;
  invitation: string;
  /** Beside the name of the item's owner. */
  owner: string;
}

const COMMENTS: Omit<ThreadTexts, 'invitation' | 'owner'> = {
  title: say('comments.threadTexts.comments'),
  label: say('comments.threadTexts.commentLabel'),
  send: say('comments.threadTexts.postComment'),
  empty: say('comments.threadTexts.commentsEmpty'),
};

export const THREAD_TEXTS: Record<CommentedKind, ThreadTexts> = {
  impact: {
    ...COMMENTS,
    invitation: say('comments.threadTexts.impactInvitation'),
    owner: say('comments.threadTexts.impactOwner'),
  },
  news: {
    ...COMMENTS,
    invitation: say('comments.threadTexts.newsInvitation'),
    owner: say('comments.threadTexts.author'),
  },
  council: {
    ...COMMENTS,
    invitation: say('comments.threadTexts.councilInvitation'),
    owner: say('comments.threadTexts.owner'),
  },
  opportunity: {
    title: say('comments.threadTexts.questions'),
    label: say('comments.threadTexts.questionLabel'),
    send: say('comments.threadTexts.postQuestion'),
    empty: say('comments.threadTexts.questionsEmpty'),
    invitation: say('comments.threadTexts.questionInvitation'),
    owner: say('comments.threadTexts.partner'),
  },
};

export const sayLikes = (count: number): string => say('comments.threadTexts.likes', { count });
