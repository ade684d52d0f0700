/** What every change of route brings with it: the progress bar, the title and a page view. */
import type { RouterState } from 'react-router-dom';
import { recordPageView } from '../platform/browser/analytics.ts';
import { readPageSettings } from '../platform/browser/page-settings.ts';
import type { AppRouter } from './router.ts';
import type { RouteHandle } from './routes/page.ts';
import { onTitleBadgeChange, withBadge } from './title-badge.ts';

export function followRoutes(router: AppRouter): void {
  let shown: string | null = null;
  const follow = (state: RouterState) => {
    const goingTo = state.navigation.location?.pathname;
    // Without a line there is no bar to fetch either; the page itself says what is wrong.
    if (goingTo !== undefined && goingTo !== state.location.pathname) showProgress(router).catch(() => undefined);
    if (state.navigation.state !== 'idle' || !state.initialized) return;
    document.title = withBadge(titleOf(state));
    if (shown === state.location.pathname) return;
    shown = state.location.pathname;
    recordPageView(shown);
  };
  router.subscribe(follow);
  // The page may have given itself another title than its route has.
  onTitleBadgeChange(() => {
    document.title = withBadge(document.title);
  });
  follow(router.state);
}

/** The bar is fetched with the first change of route: no page is drawn any sooner for it. */
async function showProgress(router: AppRouter): Promise<void> {
  const { startProgress, finishProgress } = await import('../platform/browser/progress.ts');
  startProgress();
  if (router.state.navigation.state === 'idle') return finishProgress();
  const stop = router.subscribe(({ navigation }) => {
    if (navigation.state !== 'idle') return;
    stop();
    finishProgress();
  });
}

function titleOf({ matches, errors }: RouterState): string {
  const { appName } = readPageSettings();
  const handles = matches.map(({ route }) => route.handle as RouteHandle | undefined);
  const title = errors ? 'Something went wrong' : handles.findLast((handle) => handle?.title)?.title;
  return title ? `${title} · ${appName}` : appName;
}
