import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

/** Makes links to our own pages navigate without a reload, in markup that React didn't create. */
export function useInternalLinks(place: RefObject<HTMLElement | null>): void {
  const navigate = useNavigate();
  useEffect(() => {
    function follow(event: MouseEvent) {
      const link = internalLinkOf(event);
      if (!link) return;
      event.preventDefault();
      void navigate(`${link.pathname}${link.search}${link.hash}`);
    }
    const markup = place.current;
    markup?.addEventListener('click', follow);
    return () => markup?.removeEventListener('click', follow);
  }, [navigate, place]);
}

function internalLinkOf(event: MouseEvent): HTMLAnchorElement | null {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const isPlain = event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || event.defaultPrevented || link.origin !== location.origin) return null;
  return /^\/(?:media|api)\//.test(link.pathname) ? null : link;
}
