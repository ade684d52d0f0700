/** Enhancements that are loaded once the browser is idle; the page works without them if they can't be loaded. */

import { personIn, type Session } from '#domains/auth/web/session/page-session.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { mirrorRadioArrows } from '#ui/fields/radio-arrows.ts';
import { recoverFocus } from '#ui/focus/recover-focus.ts';
import { isRightToLeft } from '#ui/text/direction.ts';
import { prefetchOnIntent } from './prefetch.ts';
import type { AppRouter } from './router.ts';

export function startIdleEnhancements(router: AppRouter, session: Session): void {
  prefetchOnIntent(router, () => personIn(session));
  recoverFocus();
  if (isRightToLeft()) mirrorRadioArrows();
  import('./offline/start-sending.ts').then(({ startSending }) => startSending(session)).catch(reportError);
  const { countedRelease } = readPageSettings();
  if (countedRelease !== undefined) {
    import('#domains/flow-numbers/web/count-flows.ts')
      .then(({ countFlows }) => countFlows(countedRelease))
      .catch(reportError);
  }
  // Vite's development server has no worker.
  if (import.meta.env.PROD && readPageSettings().isKeptOnDevices && 'serviceWorker' in navigator) {
    import('./offline/start-keeping.ts').then(({ startKeeping }) => startKeeping(router, session)).catch(reportError);
  }
}
