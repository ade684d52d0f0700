/**
 * The format of keyset cursors: the order that a cursor belongs to, the key of the row it continues after, and the
 * row's id. Cursors are untrusted input, so only what one of our lists could have issued is accepted.
 */
import { say } from '#languages/say.ts';
import { invalid } from '../failure.ts';
import { isId, isMoment } from '../strict-values.ts';

/** The position to continue after: the key and id of a row. */
export interface Position {
  /** The sort key as text; empty if the list is sorted by id alone. */
  key: string;
  id: string;
}

/** A sort order of a list. */
export interface Order {
  /** Names the list and its order, so that cursors of other lists are rejected. */
  name: string;
  /** Whether a text is a valid key of this order. */
  isKey: (key: string) => boolean;
}

/** A cursor contains only the beginning of longer words; the whole key is then looked up by the row's id. */
export const MAX_WORDS_LENGTH = 60;
const MAX_LENGTH = 400;
const MAX_COUNT = 2_147_483_647;
const WHOLE = /^(0|[1-9]\d{0,14})$/;

const isWhole = (key: string) => WHOLE.test(key);

/** The kinds of sort keys. */
export const KEYS = {
  /** Sorted by id alone. */
  none: (key: string) => key === '',
  /** A whole number that fits into an integer column. */
  count: (key: string) => isWhole(key) && Number(key) <= MAX_COUNT,
  /** A whole number that fits into a bigint column. */
  bytes: isWhole,
  /** In UTC. */
  moment: (key: string) => key.endsWith('Z') && isMoment(key),
  words: (key: string) => key.length <= MAX_LENGTH && !key.includes('\0') && key.isWellFormed(),
  /** One of the given values. */
  oneOf:
    (...keys: readonly string[]) =>
    (key: string) =>
      keys.includes(key),
};

export function writeCursor(order: Order, { key, id }: Position): string {
  return Buffer.from(JSON.stringify([order.name, key, id])).toString('base64url');
}

/** @throws {Failure} 422 naming the field, for any cursor this order didn't issue. */
export function readCursor(order: Order, cursor: string, field = 'cursor'): Position {
  const [name, key, id] = partsOf(cursor);
  const isValid = name === order.name && key !== undefined && order.isKey(key) && id !== undefined && isId(id);
  if (!isValid) throw invalidCursor(field);
  return { key, id };
}

function partsOf(cursor: string): string[] {
  const bytes = Buffer.from(cursor, 'base64url');
  // Buffer ignores invalid characters; re-encode to accept the canonical spelling only.
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

const invalidCursor = (field: string) => invalid([{ field, message: say('failures.foreignCursor') }]);
