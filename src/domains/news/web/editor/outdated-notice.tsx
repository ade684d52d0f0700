import { useEffect, useRef } from 'react';
import type { News } from '../../../../../generated/types.gen.ts';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { TextLink } from '../../../../ui/text-link.tsx';
import type { NewsDraft } from '../../flows/news-draft.ts';
import { newsPathOf } from '../../model.ts';
import { STATE_NAMES } from '../names.ts';

interface OutdatedNoticeProps {
  /** As it stands on the server. */
  news: News;
  draft: NewsDraft;
  isSending: boolean;
  /** Why it was not saved, when that was the reason; null for a draft that came back. */
  refusal: unknown;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Somebody was faster. Whose words stand is asked before anything is saved; until then both are there. */
export function OutdatedNotice({ news, draft, isSending, refusal, onKeepMine, onTakeTheirs }: OutdatedNoticeProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!refusal) return;
    box.current?.scrollIntoView({ block: 'center' });
    box.current?.focus({ preventScroll: true });
  }, [refusal]);
  return (
    <div ref={box} tabIndex={-1} inert={isSending} className="mt-6">
      <Notice tone="warning" isLive title="Somebody has changed this article since">
        <p>
          {refusal ? 'So nothing was saved, and what you wrote is still here.' : 'Your draft began before that.'}{' '}
          {sayStanding(news, draft)} <TextLink to={newsPathOf(news)}>Read theirs</TextLink>
        </p>
        <div className="mt-4 flex flex-wrap gap-3">
          <Button variant="secondary" onClick={onKeepMine}>
            Keep mine and go on
          </Button>
          <Button variant="quiet" onClick={onTakeTheirs}>
            Discard mine and show theirs
          </Button>
        </div>
      </Notice>
    </div>
  );
}

/** What is easily overlooked: that they withdrew it, or let everyone read it. */
function sayStanding({ state, isLive }: News, draft: NewsDraft): string {
  if (isLive === draft.isLive) return 'Saving yours puts it in the place of theirs.';
  return `It is ${STATE_NAMES[state].toLowerCase()} now; saving yours puts it in the place of theirs.`;
}
