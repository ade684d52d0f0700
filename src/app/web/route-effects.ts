/** Side effects of every route change: the progress bar, the title and a page view. */
import type { RouterState } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { finishProgress, startProgress } from '#platform/browser/calls/progress.ts';
import { readConsent, usesAnalytics } from '#platform/browser/page/consent.ts';
import { readPageSettings } from '#platform/browser/page/page-settings.ts';
import { onTitleBadgeChange, withBadge } from '#platform/browser/page/title-badge.ts';
import type { AppRouter } from './router.ts';
import type { RouteHandle } from './routes/page.ts';

export function startRouteEffects(router: AppRouter): void {
  let shown: string | null = null;
  const openedAt = router.state.location.pathname;
  const follow = (state: RouterState) => {
    const goingTo = state.navigation.location?.pathname;
    if (goingTo !== undefined && goingTo !== state.location.pathname) startProgress();
    if (state.navigation.state !== 'idle' || !state.initialized) return;
    document.title = withBadge(titleOf(state));
    if (shown !== state.location.pathname) {
      // A cached page shows immediately, without a loading state, as most pages do on going back.
      if (shown !== null) startProgress();
      if (state.location.pathname !== openedAt) forgetDocumentAddress();
      shown = state.location.pathname;
      countView(shown);
    }
    finishProgress();
  };
  router.subscribe(follow);
  // The page may have set another title than its route's.
  onTitleBadgeChange(() => {
    document.title = withBadge(document.title);
  });
  follow(router.state);
}

/** The canonical address is that of the page opened first; browsers would share it instead of the current address. */
const forgetDocumentAddress = () => document.head.querySelector('link[rel="canonical"]')?.remove();

function titleOf({ matches, errors }: RouterState): string {
  const { appName } = readPageSettings();
  const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined);
  const title = errors ? say('app.routeEffects.failedTitle') : handles.findLast((handle) => handle?.title)?.title;
  return title ? `${title} · ${appName}` : appName;
}

/** The code that counts is loaded only once someone has agreed to it. */
function countView(path: string): void {
  if (!usesAnalytics() || readConsent() !== 'yes') return;
  import('#platform/browser/page/analytics.ts').then(
    ({ recordPageView }) => recordPageView(path),
    // A view that isn't counted is no loss to anyone; the next one tries again.
    () => undefined,
  );
}
