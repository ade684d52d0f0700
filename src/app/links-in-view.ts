import type { AppRouter } from './router.ts';

/** After the page has come to rest. */
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
  router.subscribe(lookSoon);
  document.addEventListener('scroll', lookSoon, { passive: true, capture: true });
  lookSoon();
}
