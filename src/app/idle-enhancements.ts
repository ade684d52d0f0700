/** Enhancements that are loaded once the browser is idle; the page works without them if they can't be loaded. */
import { isRightToLeft } from '#ui/direction.ts';
import { mirrorRadioArrows } from '#ui/radio-arrows.ts';
import { recoverFocus } from '#ui/recover-focus.ts';
import { prefetchOnIntent } from './prefetch.ts';
import type { AppRouter } from './router.ts';

/** @param viewerId returns null for visitors. */
export function startIdleEnhancements(router: AppRouter, viewerId: () => string | null): void {
  prefetchOnIntent(router, viewerId);
  recoverFocus();
  if (isRightToLeft()) mirrorRadioArrows();
}
