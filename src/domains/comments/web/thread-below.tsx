import { Suspense } from 'react';
import { useLocation } from 'react-router-dom';
import type { CommentedKind } from '#generated/types.gen.ts';
import { lazyPart } from '#ui/lazy-part.ts';
import { useIsInBrowser } from '#ui/rendered.ts';
import { WhenNear } from '#ui/when-near.tsx';
import type { MoreEntries } from './thread-tools.ts';

const Thread = lazyPart(async () => ({ default: (await import('./thread.tsx')).Thread }));

interface ThreadBelowProps {
  kind: CommentedKind;
  id: string;
  moreEntries?: MoreEntries | undefined;
}

/** A thread below its item: loaded once someone comes near, or at once if the address leads to it. */
export function ThreadBelow(thread: ThreadBelowProps) {
  const isInBrowser = useIsInBrowser();
  const { hash } = useLocation();
  if (isInBrowser && hash.startsWith('#comment')) {
    return (
      <Suspense>
        <Thread {...thread} />
      </Suspense>
    );
  }
  return (
    <WhenNear className="min-h-40">
      <Thread {...thread} />
    </WhenNear>
  );
}
