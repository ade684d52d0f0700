/**
 * Caches rows of pages as the contract's JSON, so that a row which many people read isn't parsed, presented, checked
 * and encoded each time. A row is recognised by its whole text as the database returns it, so a cached one is never
 * stale.
 */
import type { PageMeta } from '#generated/types.gen.ts';
import { type JsonText, rowOf } from '../db/json-rows.ts';
import { ExpiringCache } from '../expiring-cache.ts';
import { MINUTE_MS } from '../moment.ts';
import { readSchema } from './contract.ts';
import { apart } from './public-answer.ts';
import { compileSerialiser } from './validators.ts';
import type { Viewer } from './viewer.ts';

/** The bytes of one row's JSON. */
export type Written<Shown> = Buffer & { readonly [AS_SHOWN]?: Shown };
declare const AS_SHOWN: unique symbol;

/** A page of a list with serialised rows, which the wiring joins into the answer. */
export class WrittenPage<Shown> {
  readonly rows: readonly Written<Shown>[];
  readonly meta: PageMeta;

  constructor(rows: readonly Written<Shown>[], meta: PageMeta) {
    this.rows = rows;
    this.meta = meta;
  }
}

type WriteRow<Row, Shown> = (text: JsonText<Row>) => Written<Shown>;

interface RowWriting<Row, Shown> {
  /** The contract's schema of a presented row. */
  schema: Parameters<typeof readSchema>[0];
  /** The result must depend on the row alone: not on who reads it, the time or the language. */
  present: (row: Row) => Shown;
  /** False for a row that shows something which expires: it is serialised each time. */
  isLasting: (row: Row) => boolean;
}

/** Presents a row as its viewer may see it. */
export interface Summaries<Row, Shown> {
  summary(this: void, viewer: Viewer, row: Row): Shown;
  /** The same, serialised for a list. */
  writerFor(this: void, viewer: Viewer): WriteRow<Row, Shown>;
}

interface SummaryWriting<Row, Shown> extends Omit<RowWriting<Row, Shown>, 'present'> {
  /** Whether the viewer may see more than others, whatever the row. */
  isStaff: (viewer: Viewer) => boolean;
  /**
   * Anything else that depends on the viewer must be part of the row: all of the staff get the same JSON, and so does
   * everyone else.
   */
  present: (row: Row, isForStaff: boolean) => Shown;
}

export function createSummaries<Row, Shown>(writing: SummaryWriting<Row, Shown>): Summaries<Row, Shown> {
  const { isStaff, present, ...rest } = writing;
  const forStaff = createRowWriter<Row, Shown>({ ...rest, present: (row) => present(row, true) });
  const forOthers = createRowWriter<Row, Shown>({ ...rest, present: (row) => present(row, false) });
  return {
    summary: (viewer, row) => present(row, isStaff(viewer)),
    writerFor: (viewer) => (isStaff(viewer) ? forStaff : forOthers),
  };
}

interface Kept<Shown> {
  text: string;
  written: Written<Shown>;
}

/** The size of one writer's cache. */
const MAX_KEPT_BYTES = 2_000_000;
/** A row that is still being read is then serialised once more. */
const KEPT_MS = 10 * MINUTE_MS;
/** An upper bound: most texts take one byte per character. */
const BYTES_OF_UNIT = 2;
/** Includes the id, with which rows begin. */
const BEGINNING = 50;

export function createRowWriter<Row, Shown>(writing: RowWriting<Row, Shown>): WriteRow<Row, Shown> {
  const { schema, present, isLasting } = writing;
  const serialise = compileSerialiser({ schema: readSchema(schema) });
  const kept = new ExpiringCache<string, Kept<Shown>>({
    ttl: KEPT_MS,
    maxSize: MAX_KEPT_BYTES,
    sizeCalculation: ({ text, written }) => written.length + text.length * BYTES_OF_UNIT,
  });
  return (text) => {
    // Use a short key and compare the texts: hashing every character of a long key is much slower in V8.
    const name = `${text.length} ${text.slice(0, BEGINNING)}`;
    const known = kept.get(name);
    if (known?.text === text) return known.written;
    const row = rowOf(text);
    const written = Buffer.from(serialise(present(row)));
    if (!isLasting(row)) return written;
    const lasting = apart(written);
    kept.set(name, { text: copyOf(text), written: lasting });
    return lasting;
  };
}

/** A cached slice would keep the whole text alive that it was cut from. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** The empty list of rows. It can't occur within a string, where quotes are escaped. */
const NO_ROWS = '"data":[]';
const COMMA = Buffer.from(',');

/** @param writeEmpty writes the answer of a page without rows. */
export function joinPage<Shown>(
  writeEmpty: (page: { data: []; meta: PageMeta }) => string,
  { rows, meta }: WrittenPage<Shown>,
): Buffer {
  const around = writeEmpty({ data: [], meta });
  const place = around.indexOf(NO_ROWS) + NO_ROWS.length - 1;
  if (place < NO_ROWS.length - 1) throw new Error('An answer with a page of rows has no list');
  const between = rows.flatMap((row, index) => (index === 0 ? [row] : [COMMA, row]));
  return Buffer.concat([Buffer.from(around.slice(0, place)), ...between, Buffer.from(around.slice(place))]);
}
