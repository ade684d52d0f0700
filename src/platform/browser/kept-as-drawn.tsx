import { type ReactNode, useRef, useState } from 'react';
import { useIsInBrowser } from '#ui/rendered.ts';
import { useOwnLinks } from './use-own-links.ts';

/** For a query that only such a part reads: its answer isn't written into the document. */
export const ONLY_DRAWN = { isOnlyDrawn: true };

/**
 * A part of a page that works without a script, such as a map whose points open lists: where the server drew it, it stays,
 * and the document needn't say again what is on it. Elsewhere the browser draws it. Its links are plain ones.
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
