/** Cursors that name the order of their list: one of another order would lead astray. */
import { foreignCursor, type PageRequest, type Position } from './paging.ts';

interface Ordered {
  page: PageRequest;
  positionOf(key: string, id: string): Position;
}

/** @throws {Failure} 422 for a cursor of another order. */
export function ofThisOrder(page: PageRequest, sort: string): Ordered {
  const named = `${sort}:`;
  const positionOf = (key: string, id: string) => ({ key: named + key, id });
  if (!page.after) return { page, positionOf };
  if (!page.after.key.startsWith(named)) throw foreignCursor();
  const after = { ...page.after, key: page.after.key.slice(named.length) };
  return { page: { ...page, after }, positionOf };
}
