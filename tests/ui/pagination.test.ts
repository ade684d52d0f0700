import { expect, it } from 'vitest';
import { pagesAround } from '#ui/lists/pagination.tsx';

it.each([
  [1, 2, [1, 2]],
  [1, 5, [1, 2, 'after 2', 5]],
  [3, 5, [1, 2, 3, 4, 5]],
  [6, 12, [1, 'after 1', 5, 6, 7, 'after 7', 12]],
  [12, 12, [1, 'after 1', 11, 12]],
])('shows page %i of %i with its neighbours', (page, count, shown) => {
  expect(pagesAround(page, count)).toEqual(shown);
});
