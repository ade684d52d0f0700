/** Enhancements that are loaded once the browser is idle; the page works without them if they can't be loaded. */
import { isRightToLeft } from '#ui/direction.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { turnRadioArrows } from '#ui/radio-arrows.ts';
import { prefetchOnIntent } from './prefetch.ts';
import type { AppRouter } from './router.ts';

/** @param viewerId returns null for visitors. */
export function startIdleEnhancements(router: AppRouter, viewerId: () => string | null): void {
  prefetchOnIntent(router, viewerId);
  keepFocus();
  if (isRightToLeft()) turnRadioArrows();
}
