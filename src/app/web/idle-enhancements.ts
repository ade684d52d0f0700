/** Enhancements that are loaded once the browser is idle; the page works without them if they can't be loaded. */

import { mirrorRadioArrows } from '#ui/fields/radio-arrows.ts';
import { recoverFocus } from '#ui/focus/recover-focus.ts';
import { isRightToLeft } from '#ui/text/direction.ts';
import { prefetchOnIntent } from './prefetch.ts';
import type { AppRouter } from './router.ts';

/** @param viewerId returns null for visitors. */
export function startIdleEnhancements(router: AppRouter, viewerId: () => string | null): void {
  prefetchOnIntent(router, viewerId);
  recoverFocus();
  if (isRightToLeft()) mirrorRadioArrows();
}
