import { useLayoutEffect, useRef, useState } from 'react';
import { cleanHtml } from '#platform/browser/forms/clean-html.ts';
import { useInternalLinks } from '#platform/browser/page/use-internal-links.ts';
import { classNames } from '#ui/class-names.ts';
import { inLanguage } from '#ui/text/in-language.ts';
import { useIsInBrowser } from '#ui/timing/hydration.ts';
import { ARTICLE_DISPLAY, ARTICLE_PROSE } from './article-prose.ts';
import { ARTICLE_RULES, mediaIdIn } from './article-rules.ts';

interface RichTextProps {
  html: string;
  /** Left out if it isn't known. */
  language?: string | null | undefined;
  /** Signed addresses of pictures, by id. */
  addresses?: ReadonlyMap<string, string> | undefined;
  /** Leaves out the drop cap, and keeps everything within the text column. */
  isPlain?: boolean;
}

/**
 * An article's text. The browser inserts it as nodes, because the page's CSP forbids innerHTML there; the server, which
 * writes HTML anyway, uses `dangerouslySetInnerHTML`.
 */
export function RichText({ html, language, addresses, isPlain = false }: RichTextProps) {
  const place = useRef<HTMLDivElement>(null);
  const isInBrowser = useIsInBrowser();
  // The server draws the HTML as stored, which was sanitised when it was saved. On hydration, React keeps whatever is
  // there.
  const [drawn] = useState(isInBrowser ? undefined : { __html: typeof document === 'undefined' ? html : '' });
  const isThere = useRef(drawn !== undefined);
  useLayoutEffect(() => {
    // The server has drawn the same text; replacing it would paint it twice.
    if (isThere.current) {
      isThere.current = false;
      return;
    }
    const fragment = cleanHtml(html, ARTICLE_RULES);
    if (addresses) showFrom(addresses, fragment);
    place.current?.replaceChildren(fragment);
  }, [html, addresses]);
  useInternalLinks(place);
  return (
    <div
      ref={place}
      {...inLanguage(language)}
      className={classNames(ARTICLE_PROSE, !isPlain && ARTICLE_DISPLAY)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own, cleaned when it was stored.
      dangerouslySetInnerHTML={drawn}
      suppressHydrationWarning
    />
  );
}

function showFrom(addresses: ReadonlyMap<string, string>, fragment: DocumentFragment): void {
  for (const picture of fragment.querySelectorAll('img')) {
    const address = addresses.get(mediaIdIn(picture.getAttribute('src') ?? '') ?? '');
    picture.removeAttribute('srcset');
    if (address) picture.src = address;
    else picture.removeAttribute('src');
  }
}
