import { type ReactNode, useRef, useState } from 'react';
import { useIsInBrowser } from '#ui/timing/hydration.ts';
import { useInternalLinks } from './use-internal-links.ts';

/** The `meta` of a query that only a `ServerMarkup` part reads: its answer isn't written into the document. */
export const SERVER_ONLY = { isOnlyDrawn: true };

/**
 * A part of a page that works without a script, such as a map whose points open lists. If the server drew it, its
 * markup stays as it is, so the document needn't contain its data as well. Otherwise the browser draws it. Its links
 * are plain ones.
 */
export function ServerMarkup({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useInternalLinks(place);
  const isInBrowser = useIsInBrowser();
  const [isServerDrawn] = useState(!isInBrowser && typeof document !== 'undefined');
  if (!isServerDrawn) return <div ref={place}>{children}</div>;
  return (
    <div
      ref={place}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set, as React takes over whatever is there.
      dangerouslySetInnerHTML={EXISTING_MARKUP}
      suppressHydrationWarning
    />
  );
}

const EXISTING_MARKUP = { __html: '' };
