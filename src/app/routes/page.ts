/** A route with one page, which is fetched when the route is entered. */
import type { RouteObject } from 'react-router-dom';

/** `title` names the page in the browser's tab; the home page has the product's name alone. */
export interface RouteHandle {
  title?: string;
}

type PageComponent = NonNullable<RouteObject['Component']>;

export function page(path: string, title: string, load: () => Promise<PageComponent>): RouteObject {
  const handle: RouteHandle = { title };
  return { path, handle, lazy: async () => ({ Component: await load() }) };
}

/** The page that stands at the address of the area itself. */
export function indexPage(title: string, load: () => Promise<PageComponent>): RouteObject {
  const handle: RouteHandle = { title };
  return { index: true, handle, lazy: async () => ({ Component: await load() }) };
}

export const notFoundPage = page(
  '*',
  'Page not found',
  async () => (await import('../shell/not-found-page.tsx')).NotFoundPage,
);
