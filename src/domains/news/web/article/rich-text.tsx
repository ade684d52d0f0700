import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { cleanHtml } from '#platform/browser/clean-html.ts';
import { classNames } from '#ui/class-names.ts';
import { useIsInBrowser } from '#ui/rendered.ts';
import { ARTICLE_DISPLAY, ARTICLE_PROSE } from './article-prose.ts';
import { ARTICLE_RULES, mediaIdIn } from './article-rules.ts';

interface RichTextProps {
  html: string;
  /** Signed addresses of pictures, by id. */
  addresses?: ReadonlyMap<string, string> | undefined;
}

/** An article's text, rendered as nodes because the page's CSP forbids innerHTML. */
export function RichText({ html, addresses }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInBrowser = useIsInBrowser();
  // As the server keeps it, which cleaned it as it was written. React takes over whatever is there.
  const [drawn] = useState(isInBrowser ? undefined : { __html: typeof document === 'undefined' ? html : '' });
  const navigate = useNavigate();
  const isThere = useRef(drawn !== undefined);
  useLayoutEffect(() => {
    // What the server drew is the same: replaced, it would be painted twice.
    if (isThere.current) {
      isThere.current = false;
      return;
    }
    const fragment = cleanHtml(html, ARTICLE_RULES);
    if (addresses) showFrom(addresses, fragment);
    place.current?.replaceChildren(fragment);
  }, [html, addresses]);
  useEffect(() => {
    // Internal links navigate without a reload.
    function follow(event: MouseEvent) {
      const link = ownPageOf(event);
      if (!link) return;
      event.preventDefault();
      void navigate(`${link.pathname}${link.search}${link.hash}`);
    }
    const text = place.current;
    text?.addEventListener('click', follow);
    return () => text?.removeEventListener('click', follow);
  }, [navigate]);
  return (
    <div
      ref={place}
      dir="auto"
      className={classNames(ARTICLE_PROSE, ARTICLE_DISPLAY)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own, cleaned when it was stored.
      dangerouslySetInnerHTML={drawn}
      suppressHydrationWarning
    />
  );
}

function ownPageOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || event.defaultPrevented || link.origin !== location.origin) return null;
  return /^\/(?:media|api)\//.test(link.pathname) ? null : link;
}

function showFrom(addresses: ReadonlyMap<string, string>, fragment: DocumentFragment): void {
  for (const picture of fragment.querySelectorAll('img')) {
    const address = addresses.get(mediaIdIn(picture.getAttribute('src') ?? '') ?? '');
    picture.removeAttribute('srcset');
    if (address) picture.src = address;
    else picture.removeAttribute('src');
  }
}
