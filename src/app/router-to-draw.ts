import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * For `RouterProvider`, which draws the state that it finds and listens once it has drawn it: where someone has gone in
 * between it's told then.
 *
 * On a page that the server has drawn, the reader may have scrolled before its code came, and stays there. The router
 * would go to the top, or to where they were before they reloaded it. Where it takes them back to it forgets when it runs
 * the guards again, as when their session has begun: they may still be on the way.
 */
export function routerToDraw(router: Router, isDrawnByServer: boolean): Router {
  const opened = isDrawnByServer && router.state.location;
  let known: Router['state'] | undefined;
  let told = router.state;
  const tellingPlace = (state: Router['state']): Router['state'] => {
    // The same state has to be the same object, or everything would be drawn again.
    if (state === known) return told;
    known = state;
    const { location, restoreScrollPosition: place } = state;
    const before = location === told.location && told.restoreScrollPosition;
    told = { ...state, restoreScrollPosition: location !== opened && (place === false ? before : place) };
    return told;
  };
  const subscribe: Router['subscribe'] = (listen) => {
    const tell: typeof listen = (state, change) => listen(tellingPlace(state), change);
    const stop = router.subscribe(tell);
    // A state that has been drawn already changes nothing.
    tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return stop;
  };
  return Object.create(router, {
    state: { get: () => tellingPlace(router.state) },
    subscribe: { value: subscribe },
  }) as Router;
}
