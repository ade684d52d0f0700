import type { AppRouter } from './router.ts';

/** How long to wait after scrolling, or after opening a page. */
const REST_MS = 1_000;

export function followLinksInView(router: AppRouter, onSeen: (link: Element) => void): void {
  let waiting = 0;
  const look = () => {
    for (const link of document.links) {
      const { top, bottom, height } = link.getBoundingClientRect();
      if (height > 0 && bottom > 0 && top < innerHeight) onSeen(link);
    }
  };
  const lookSoon = () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(look, REST_MS);
  };
  // Not at once: on a slow phone it would hold up the page that was opened.
  router.subscribe(({ historyAction }) => {
    if (historyAction !== 'POP') lookSoon();
  });
  document.addEventListener('scroll', lookSoon, { passive: true, capture: true });
}
