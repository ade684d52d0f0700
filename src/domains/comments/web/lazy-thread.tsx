import { Suspense, useMemo, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CommentedKind } from '#generated/types.gen.ts';
import { isDrawnByServer, useIsInBrowser } from '#ui/timing/hydration.ts';
import { lazyPart } from '#ui/timing/lazy-part.ts';
import { WhenNear } from '#ui/timing/when-near.tsx';
import type { MoreEntries } from './thread-tools.ts';

const Thread = lazyPart(async () => ({ default: (await import('./thread.tsx')).Thread }));

interface ThreadBelowProps {
  kind: CommentedKind;
  id: string;
  moreEntries?: MoreEntries | undefined;
}

/** A thread below its item. It's loaded once it's nearly in the viewport, or immediately if the address leads to it. */
export function LazyThread({ kind, id, moreEntries }: ThreadBelowProps) {
  const isInBrowser = useIsInBrowser();
  const { hash } = useLocation();
  const [isInPlace] = useState(() => isDrawnByServer() && document.getElementById(hash.slice(1)) !== null);
  const thread = useMemo(
    () => <Thread {...{ kind, id, moreEntries, isInPlace }} />,
    [kind, id, moreEntries, isInPlace],
  );
  // Memoised: another element would discard what the server drew before the browser has hydrated it.
  const whenNear = useMemo(() => <WhenNear className="min-h-40">{thread}</WhenNear>, [thread]);
  if (isInBrowser && hash.startsWith('#comment')) {
    return <Suspense>{thread}</Suspense>;
  }
  return whenNear;
}
