import { Phrase } from '#languages/phrase.tsx';
import { say } from '#languages/say.ts';
import { CommentIcon } from '../drawn/icons.tsx';

/** How many comments there are below something in a list; nothing without any. */
export const CommentCount = ({ count }: { count: number }) =>
  count > 0 && (
    <span className="flex items-center gap-1.5 tabular-nums">
      <CommentIcon className="size-4" />
      <Phrase
        text={say('ui.commentCount.comments', { count })}
        parts={{ hidden: (text) => <span className="sr-only">{text}</span> }}
      />
    </span>
  );
