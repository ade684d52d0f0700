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
export function routerForProvider(router: Router, isDrawnByServer: boolean): Router {
  const opened = isDrawnByServer && router.state.location;
  let known: Router['state'] | undefined;
  let passed = router.state;
  const withPlace = (state: Router['state']): Router['state'] => {
    // Return the same object for the same state, or everything would be drawn again.
    if (state === known) return passed;
    known = state;
    const { location, restoreScrollPosition: place } = state;
    const before = location === passed.location && passed.restoreScrollPosition;
    passed = { ...state, restoreScrollPosition: location !== opened && (place === false ? before : place) };
    return passed;
  };
  const subscribe: Router['subscribe'] = (listen) => {
    const tell: typeof listen = (state, change) => listen(withPlace(state), change);
    const stop = router.subscribe(tell);
    // This is a no-op if the state has been drawn already.
    tell(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return stop;
  };
  return Object.create(router, {
    state: { get: () => withPlace(router.state) },
    subscribe: { value: subscribe },
  }) as Router;
}
