/** A route with one page, which is fetched when the route is entered. */
import type { RouteObject } from 'react-router-dom';
import { fetchCode } from '../fetch-code.ts';

/** `title` names the page in the browser's tab; the home page has the product's name alone. */
export interface RouteHandle {
  title?: string;
  /** True for what belongs to an area, with room around each page that the area gives. */
  isArea?: boolean;
}

export const AREA_HANDLE: RouteHandle = { isArea: true };

export const isAreaHandle = (handle: unknown): boolean => handle === AREA_HANDLE;

type PageComponent = NonNullable<RouteObject['Component']>;

/** What a route shows, a layout or a page, in a file of its own. */
export const fetched = (load: () => Promise<PageComponent>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: await fetchCode(load) }),
});

export function page(path: string, title: string, load: () => Promise<PageComponent>): RouteObject {
  const handle: RouteHandle = { title };
  return { path, handle, ...fetched(load) };
}

/** The page that stands at the address of the area itself. */
export function indexPage(title: string, load: () => Promise<PageComponent>): RouteObject {
  const handle: RouteHandle = { title };
  return { index: true, handle, ...fetched(load) };
}

export const notFoundPage = page(
  '*',
  'Page not found',
  async () => (await import('../shell/not-found-page.tsx')).NotFoundPage,
);
