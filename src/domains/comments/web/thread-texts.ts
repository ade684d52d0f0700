/** What is said of comments, by the kind of item. */
import type { CommentedKind } from '#generated/types.gen.ts';

interface ThreadTexts {
  title: string;
  /** Of the field for a new comment. */
  label: string;
  send: string;
  empty: string;
  invitation: string;
  /** Beside the name of the item's owner. */
  owner: string;
}

const COMMENTS: Omit<ThreadTexts, 'invitation' | 'owner'> = {
  title: 'Comments',
  label: 'Add a comment',
  send: 'Post comment',
  empty: 'No comments yet',
};

export const THREAD_TEXTS: Record<CommentedKind, ThreadTexts> = {
  impact: {
    ...COMMENTS,
    invitation: 'Ask how it went, or tell them what you liked about it.',
    owner: 'Logged this impact',
  },
  news: { ...COMMENTS, invitation: 'What do you think? Start the conversation.', owner: 'Author' },
  council: { ...COMMENTS, invitation: 'Say hello, or suggest what to do next.', owner: 'Owner' },
  opportunity: {
    title: 'Questions',
    label: 'Ask a question',
    send: 'Post question',
    empty: 'No questions yet',
    invitation: 'Is anything unclear? Ask, and the partner will answer here.',
    owner: 'Partner',
  },
};

const figure = (count: number) => count.toLocaleString('en-GB');

export const sayLikes = (count: number): string => `${figure(count)} ${count === 1 ? 'like' : 'likes'}`;
