/** A lazily loaded route. */
import { createElement } from 'react';
import { type RouteObject, useParams } from 'react-router-dom';
import { say } from '#languages/say.ts';
import { fetchCode } from '#platform/browser/page/fetch-code.ts';
import { withStyles } from '#ui/timing/with-styles.ts';

/** `title` is the tab's title; the home page shows just the product's name. */
export interface RouteHandle {
  title?: string;
  /** True within an area, whose layout adds the page padding. */
  isArea?: boolean;
}

export const AREA_HANDLE: RouteHandle = { isArea: true };

export const isAreaHandle = (handle: unknown): boolean => handle === AREA_HANDLE;

type PageComponent = NonNullable<RouteObject['Component']>;

export function lazyComponent(load: () => Promise<PageComponent>): Pick<RouteObject, 'lazy'> {
  return lazyHomePage(() => withStyles(load()));
}

export const lazyHomePage = (load: () => Promise<PageComponent>): Pick<RouteObject, 'lazy'> => ({
  lazy: async () => ({ Component: await fetchCode(load) }),
});

export function page(path: string, title: string, load: () => Promise<PageComponent>): RouteObject {
  const handle: RouteHandle = { title };
  return { path, handle, ...lazyComponent(path.includes(':id') ? async () => keyedById(await load()) : load) };
}

/** Another id is another page: it begins with fresh state. */
const keyedById = (Page: PageComponent): PageComponent =>
  function KeyedById() {
    const { id } = useParams();
    return createElement(Page, { key: id });
  };

/** The area's index page. */
export function indexPage(title: string, load: () => Promise<PageComponent>): RouteObject {
  const handle: RouteHandle = { title };
  return { index: true, handle, ...lazyComponent(load) };
}

export const notFoundPage = page(
  '*',
  say('app.page.notFound'),
  async () => (await import('../shell/not-found-page.tsx')).NotFoundPage,
);
