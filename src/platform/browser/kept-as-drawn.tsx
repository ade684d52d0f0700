import { type ReactNode, useRef, useState } from 'react';
import { useIsInBrowser } from '#ui/rendered.ts';
import { useOwnLinks } from './use-own-links.ts';

/** The `meta` of a query that only a `KeptAsDrawn` part reads: its answer isn't written into the document. */
export const ONLY_DRAWN = { isOnlyDrawn: true };

/**
 * A part of a page that works without a script, such as a map whose points open lists. If the server drew it, its
 * markup stays as it is, so the document needn't contain its data as well. Otherwise the browser draws it. Its links
 * are plain ones.
 */
export function KeptAsDrawn({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useOwnLinks(place);
  const isInBrowser = useIsInBrowser();
  const [isKept] = useState(!isInBrowser && typeof document !== 'undefined');
  if (!isKept) return <div ref={place}>{children}</div>;
  return (
    <div
      ref={place}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, as React takes over whatever is there.
      dangerouslySetInnerHTML={WHATEVER_IS_THERE}
      suppressHydrationWarning
    />
  );
}

const WHATEVER_IS_THERE = { __html: '' };
