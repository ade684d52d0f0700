/** The database's tables: the platform's own here, each domain's added to `Tables` by its server/tables.ts. */
import type { ColumnType, InsertType, SelectType, UpdateType } from 'kysely';
import type { Columns } from '#generated/tables.gen.ts';

/**
 * A table with what the database doesn't know about its columns: the values that a text may have, the shape of JSON.
 */
export type Table<
  Name extends keyof Columns,
  Known extends {
    [C in keyof Known]: C extends keyof Columns[Name] ? NonNullable<SelectType<Columns[Name][C]>> : never;
  },
> = {
  [C in keyof Columns[Name]]: C extends keyof Known ? KnownColumn<Columns[Name][C], Known[C]> : Columns[Name][C];
};
type KnownColumn<Column, Value> = ColumnType<
  Value | Extract<SelectType<Column>, null>,
  Written<InsertType<Column>, Value>,
  Written<UpdateType<Column>, Value>
>;
type Written<Before, Value> = Before extends string ? ([Value] extends [string] ? Value : Before) : Before;

export interface Tables {
  rate_windows: Columns['rate_windows'];
  mailbox_messages: Table<'mailbox_messages', { headers: Record<string, string> }>;
}

/** Tables that contain only the words of some kind of row. */
export type WordTable = { [Name in keyof Tables]: keyof Tables[Name] extends 'word' ? Name : never }[keyof Tables];
