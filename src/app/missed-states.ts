import type { createBrowserRouter } from 'react-router-dom';

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * For `RouterProvider`, which draws the state that it finds and listens once it has drawn it: where someone has gone in
 * between it's told then.
 */
export function tellingMissedStates(router: Router): Router {
  const subscribe: Router['subscribe'] = (listen) => {
    const stop = router.subscribe(listen);
    // A state that has been drawn already changes nothing.
    listen(router.state, { deletedFetchers: [], newErrors: null, flushSync: false });
    return stop;
  };
  return Object.create(router, { subscribe: { value: subscribe } }) as Router;
}
