import { useEffect, useRef } from 'react';
import type { News } from '#generated/types.gen.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { NewsDraft } from '../../flows/news-draft.ts';
import { newsPathOf } from '../../model.ts';
import { STATE_NAMES } from '../names.ts';

interface OutdatedNoticeProps {
  /** The server's version. */
  news: News;
  draft: NewsDraft;
  isSending: boolean;
  /** The rejected save; null for a restored draft. */
  refusal: unknown;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Edit conflict: asks which version to keep. Nothing is overwritten until then. */
export function OutdatedNotice({ news, draft, isSending, refusal, onKeepMine, onTakeTheirs }: OutdatedNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [refusal]);
  return (
    <div ref={box} tabIndex={-1} inert={isSending} className="mt-6">
      <Notice tone="warning" isLive title="Someone else edited this article">
        <p>
          {refusal ? 'We didn’t save yours, but it’s still here.' : 'Your draft is based on an older version.'}{' '}
          {sayVisibility(news, draft)} <TextLink to={newsPathOf(news)}>Read their version</TextLink>
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onKeepMine}>
            Overwrite with my version
          </Button>
          <Button variant="quiet" onClick={onTakeTheirs}>
            Discard mine and load theirs
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** Points out if the other person published or withdrew it. */
function sayVisibility({ state, isLive }: News, draft: NewsDraft): string {
  if (isLive === draft.isLive) return 'Saving yours replaces theirs.';
  return `The article is now ${STATE_NAMES[state].toLowerCase()}; saving yours replaces theirs.`;
}
