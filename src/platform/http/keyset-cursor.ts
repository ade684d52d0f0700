/**
 * The one dialect of keyset cursors. Each names the order that it belongs to, the key of the row it continues after,
 * and
 * the row's id. A caller may send anything, so what is read is exactly what a list of ours could have written.
 */
import { invalid } from './failure.ts';
import { isId, isMoment } from './strict-values.ts';

/** Where a list goes on: the key and the id of a row. */
export interface Position {
  /** What the row is placed by, as text; empty where it is the id alone. */
  key: string;
  id: string;
}

/** An order in which a list is walked. */
export interface Order {
  /** Names the list and its order: a cursor of another one would lead astray. */
  name: string;
  /** Whether a text is a key of this order. */
  isKey: (key: string) => boolean;
}

const MOST_CHARACTERS = 400;
const LARGEST_COUNT = 2_147_483_647;
const WHOLE = /^(0|[1-9]\d{0,14})$/;

const isWhole = (key: string) => WHOLE.test(key);

/** What kinds of keys there are. */
export const KEYS = {
  /** The list is in the order of its ids. */
  none: (key: string) => key === '',
  /** A whole number as an integer column holds it. */
  count: (key: string) => isWhole(key) && Number(key) <= LARGEST_COUNT,
  /** A whole number as a bigint column holds it. */
  bytes: isWhole,
  /** In UTC. */
  moment: (key: string) => key.endsWith('Z') && isMoment(key),
  words: (key: string) => key.length <= MOST_CHARACTERS && !key.includes('\0') && key.isWellFormed(),
  /** One of the given. */
  oneOf:
    (...keys: readonly string[]) =>
    (key: string) =>
      keys.includes(key),
};

export function writeCursor(order: Order, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([order.name, key, id])).toString('base64url');
}

/** @throws {Failure} 422 naming the field, for anything that the order did not give out. */
export function readCursor(order: Order, cursor: string, field = 'cursor'): Position {
  const [name, key, id] = partsOf(cursor);
  const isOurs = name === order.name && key !== undefined && order.isKey(key) && id !== undefined && isId(id);
  if (!isOurs) throw foreignCursor(field);
  return { key, id };
}

function partsOf(cursor: string): string[] {
  const bytes = Buffer.from(cursor, 'base64url');
  // Buffer skips what is not base64url: a cursor has one spelling.
  if (bytes.toString('base64url') !== cursor) return [];
  try {
    const parts: unknown = JSON.parse(bytes.toString());
    const isList = Array.isArray(parts) && parts.length === 3 && parts.every((part) => typeof part === 'string');
    return isList ? parts : [];
  } catch (error) {
    if (error instanceof SyntaxError) return [];
    throw error;
  }
}

const foreignCursor = (field: string) =>
  invalid([{ field, message: 'Use a cursor from the same list in the same order.' }]);
