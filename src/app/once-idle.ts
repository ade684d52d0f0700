/** What the page gets once the browser has nothing better to do, and does without if it can't be loaded. */
import { isRightToLeft } from '#ui/direction.ts';
import { keepFocus } from '#ui/keep-focus.ts';
import { turnRadioArrows } from '#ui/radio-arrows.ts';
import { prefetchOnIntent } from './prefetch.ts';
import type { AppRouter } from './router.ts';

/** @param viewerId answers null for visitors. */
export function helpOnceIdle(router: AppRouter, viewerId: () => string | null): void {
  prefetchOnIntent(router, viewerId);
  keepFocus();
  if (isRightToLeft()) turnRadioArrows();
}
