import { createMemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { routerForProvider } from '#app/web/router-for-provider.ts';

const router = createMemoryRouter([{ path: '/impacts' }, { path: '/news' }], { initialEntries: ['/news'] });
afterEach(() => router.dispose());

it('tells where someone went between the first drawing and the subscription, and all that follows', async () => {
  const drawn = routerForProvider(router, false);
  expect(drawn.state.location.pathname).toBe('/news');
  await router.navigate('/impacts');
  await expect.poll(() => router.state.location.pathname).toBe('/impacts');
  const told: string[] = [];
  const stop = drawn.subscribe((state) => told.push(state.location.pathname));
  expect(told[0]).toBe('/impacts');
  await router.navigate('/news');
  await expect.poll(() => told.at(-1)).toBe('/news');
  stop();
  const count = told.length;
  await router.navigate('/impacts');
  await expect.poll(() => router.state.location.pathname).toBe('/impacts');
  expect(told).toHaveLength(count);
});

it('leaves the reader of a drawn page where they are, until they go on', async () => {
  const drawn = routerForProvider(router, true);
  expect(drawn.state.restoreScrollPosition).toBe(false);
  expect(drawn.state).toBe(drawn.state);
  const told: unknown[] = [];
  const stop = drawn.subscribe((state) => told.push(state.restoreScrollPosition));
  await router.navigate('/news');
  await expect.poll(() => router.state.location.pathname).toBe('/news');
  expect(told[0]).toBe(false);
  expect(told.at(-1)).toBeNull();
  stop();
});
