/**
 * Caches rows of pages as the contract's JSON, so that a row which many people read isn't parsed, presented, checked
 * and encoded each time. A row is recognised by its whole text as the database returns it, so a cached one is never
 * stale.
 */
import type { PageMeta } from '#generated/types.gen.ts';
import { MINUTE_MS } from '../../../shared/moment.ts';
import { type JsonText, rowOf } from '../../db/lists/json-rows.ts';
import { ExpiringCache } from '../../expiring-cache.ts';
import { unpooledCopy } from '../cache/public-answer.ts';
import { compileSerialiser } from '../compile-schemas.ts';
import { readSchema } from '../contract.ts';
import type { Viewer } from '../viewer.ts';

/** The bytes of one row's JSON. */
export type SerialisedRow<Shown> = Buffer & { readonly [SHOWN_TYPE]?: Shown };
declare const SHOWN_TYPE: unique symbol;

/** A page of a list with serialised rows, which the wiring joins into the answer. */
export class SerialisedPage<Shown> {
  readonly rows: readonly SerialisedRow<Shown>[];
  readonly meta: PageMeta;

  constructor(rows: readonly SerialisedRow<Shown>[], meta: PageMeta) {
    this.rows = rows;
    this.meta = meta;
  }
}

type SerialiseRow<Row, Shown> = (text: JsonText<Row>) => SerialisedRow<Shown>;

interface RowSerialiserOptions<Row, Shown> {
  /** The contract's schema of a presented row. */
  schema: Parameters<typeof readSchema>[0];
  /** The result must depend on the row alone: not on who reads it, the time or the language. */
  present: (row: Row) => Shown;
  /** False for a row that shows something which expires: it is serialised each time. */
  isCacheable: (row: Row) => boolean;
}

/** Presents a row as its viewer may see it. */
export interface Summaries<Row, Shown> {
  summary(this: void, viewer: Viewer, row: Row): Shown;
  /** The same, serialised for a list. */
  serialiserFor(this: void, viewer: Viewer): SerialiseRow<Row, Shown>;
}

interface SummaryOptions<Row, Shown> extends Omit<RowSerialiserOptions<Row, Shown>, 'present'> {
  /** Whether the viewer may see more than others, whatever the row. */
  isStaff: (viewer: Viewer) => boolean;
  /**
   * Anything else that depends on the viewer must be part of the row: all of the staff get the same JSON, and so does
   * everyone else.
   */
  present: (row: Row, isForStaff: boolean) => Shown;
}

export function createSummaries<Row, Shown>(options: SummaryOptions<Row, Shown>): Summaries<Row, Shown> {
  const { isStaff, present, ...rest } = options;
  const forStaff = createRowSerialiser<Row, Shown>({ ...rest, present: (row) => present(row, true) });
  const forOthers = createRowSerialiser<Row, Shown>({ ...rest, present: (row) => present(row, false) });
  return {
    summary: (viewer, row) => present(row, isStaff(viewer)),
    serialiserFor: (viewer) => (isStaff(viewer) ? forStaff : forOthers),
  };
}

interface CachedRow<Shown> {
  text: string;
  serialised: SerialisedRow<Shown>;
}

/** The size of one serialiser's cache. */
const MAX_CACHED_BYTES = 2_000_000;
/** A row that is still being read is then serialised once more. */
const CACHED_MS = 10 * MINUTE_MS;
/** An upper bound: most texts take one byte per character. */
const BYTES_PER_UNIT = 2;
/** Includes the id, with which rows begin. */
const KEY_LENGTH = 50;

export function createRowSerialiser<Row, Shown>(options: RowSerialiserOptions<Row, Shown>): SerialiseRow<Row, Shown> {
  const { schema, present, isCacheable } = options;
  const serialise = compileSerialiser({ schema: readSchema(schema) });
  const cache = new ExpiringCache<string, CachedRow<Shown>>({
    ttl: CACHED_MS,
    maxSize: MAX_CACHED_BYTES,
    sizeCalculation: ({ text, serialised }) => serialised.length + text.length * BYTES_PER_UNIT,
  });
  return (text) => {
    // Use a short key and compare the texts: hashing every character of a long key is much slower in V8.
    const name = `${text.length} ${text.slice(0, KEY_LENGTH)}`;
    const cached = cache.get(name);
    if (cached?.text === text) return cached.serialised;
    const row = rowOf(text);
    const serialised = Buffer.from(serialise(present(row)));
    if (!isCacheable(row)) return serialised;
    const copy = unpooledCopy(serialised);
    cache.set(name, { text: copyOf(text), serialised: copy });
    return copy;
  };
}

/** A cached slice would keep the whole text alive that it was cut from. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** The empty list of rows. It can't occur within a string, where quotes are escaped. */
const NO_ROWS = '"data":[]';
const COMMA = Buffer.from(',');

/** @param serialiseEmpty writes the answer of a page without rows. */
export function serialisePage<Shown>(
  serialiseEmpty: (page: { data: []; meta: PageMeta }) => string,
  { rows, meta }: SerialisedPage<Shown>,
): Buffer {
  const envelope = serialiseEmpty({ data: [], meta });
  const place = envelope.indexOf(NO_ROWS) + NO_ROWS.length - 1;
  if (place < NO_ROWS.length - 1) throw new Error('An answer with a page of rows has no list');
  const between = rows.flatMap((row, index) => (index === 0 ? [row] : [COMMA, row]));
  return Buffer.concat([Buffer.from(envelope.slice(0, place)), ...between, Buffer.from(envelope.slice(place))]);
}
