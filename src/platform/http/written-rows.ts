/**
 * Rows of a page, each written as the contract's JSON once and kept: what many read needs neither to be parsed again nor
 * to be presented, checked and encoded. A row is recognised by its whole text as the database gives it, so that a kept
 * one never shows what has changed since.
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

/** A page of a list; the wiring joins it to an answer. */
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
  /** The contract's name for what is shown. */
  schema: Parameters<typeof readSchema>[0];
  /** Depends on the row alone: not on who reads it, the time or the language. */
  present: (row: Row) => Shown;
  /** False for a row that shows something which expires; it is written each time. */
  isLasting: (row: Row) => boolean;
}

/** What each viewer is shown of a row. */
export interface Summaries<Row, Shown> {
  summary(this: void, viewer: Viewer, row: Row): Shown;
  /** The same, for a list. */
  writerFor(this: void, viewer: Viewer): WriteRow<Row, Shown>;
}

interface SummaryWriting<Row, Shown> extends Omit<RowWriting<Row, Shown>, 'present'> {
  /** Who may know more than others, whatever the row. */
  isStaff: (viewer: Viewer) => boolean;
  /** Whatever else depends on the viewer is part of the row: all of staff are sent the same, and so are all others. */
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

/** Of one writer. */
const MOST_KEPT_BYTES = 2_000_000;
/** One that is still read is then written once more. */
const KEPT_MS = 10 * MINUTE_MS;
/** UTF-16, though most texts take half of it. */
const BYTES_OF_UNIT = 2;
/** Takes in the id, with which rows begin. */
const BEGINNING = 50;

export function createRowWriter<Row, Shown>(writing: RowWriting<Row, Shown>): WriteRow<Row, Shown> {
  const { schema, present, isLasting } = writing;
  const serialise = compileSerialiser({ schema: readSchema(schema) });
  const kept = new ExpiringCache<string, Kept<Shown>>({
    ttl: KEPT_MS,
    maxSize: MOST_KEPT_BYTES,
    sizeCalculation: ({ text, written }) => written.length + text.length * BYTES_OF_UNIT,
  });
  return (text) => {
    // V8 would go through each letter of a whole text to hash it, and compares it much faster.
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

/** A part of a text that is kept would keep all of it. */
const copyOf = (text: string): string => Buffer.from(text).toString();

/** An empty list that isn't inside of a text, where quotes are escaped. */
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
