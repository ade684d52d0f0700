/** What the parts of a thread share. */
import { createContext, useContext } from 'react';
import type { Comment, CommentAudience } from '#generated/types.gen.ts';
import type { MenuEntry } from '#ui/buttons/menu.tsx';
import type { Subject } from './thread-cache.ts';
import type { WaitingCommentItem } from './waiting/waiting-comments.ts';

/** What other domains add to a comment's menu. */
export type MoreEntries = (comment: Comment) => readonly MenuEntry[];

interface ThreadTools {
  subject: Subject;
  canComment: boolean;
  /** Whom new comments are written for. */
  audience: CommentAudience;
  /** The comment in the address. */
  target: string | null;
  /** Whether to scroll to it: not when someone returns to the place where they were. */
  goesToTarget: boolean;
  remove: (comment: Comment) => void;
  /** The viewer's comments that wait for a connection, by the id that they have until then. */
  waiting: ReadonlyMap<string, WaitingCommentItem>;
  /** Called after the viewer has posted a comment. */
  onPosted: () => void;
  moreEntries: MoreEntries | undefined;
}

const Tools = createContext<ThreadTools | null>(null);

export const ThreadToolsProvider = Tools.Provider;

export function useThreadTools(): ThreadTools {
  const tools = useContext(Tools);
  if (!tools) throw new Error('useThreadTools is used outside of a thread');
  return tools;
}
