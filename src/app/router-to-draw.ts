import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Wraps the router for `RouterProvider`, which draws the state it finds and only subscribes afterwards: on subscribing,
 * it's notified of any navigation in between.
 *
 * On a page drawn by the server, the reader may have scrolled before the code arrived, and should stay there; the
 * router would scroll to the top, or to where they were before a reload. It also forgets which place to restore when
 * it runs the guards again, for example when a session begins: remember it, as it may not have been restored yet.
 */
export function routerToDraw(router: Router, isDrawnByServer: boolean): Router {
  const opened = isDrawnByServer && router.state.location;
  let known: Router['state'] | undefined;
  let told = router.state;
  const tellingPlace = (state: Router['state']): Router['state'] => {
    // Return the same object for the same state, or everything would be drawn again.
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
    // This is a no-op if the state has been drawn already.
    tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return stop;
  };
  return Object.create(router, {
    state: { get: () => tellingPlace(router.state) },
    subscribe: { value: subscribe },
  }) as Router;
}
