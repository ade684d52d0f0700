import type { Insertable } from 'kysely';
import type { Tables } from '#platform/server/db/tables.ts';

export type Row<Name extends keyof Tables> = Insertable<Tables[Name]>;

/** Rows by their tables, which are loaded in this order. */
export type Rows<Name extends keyof Tables> = { [Table in Name]: Row<Table>[] };

type ColumnOf<Name extends string> = Name extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `_${Lowercase<First>}`}${ColumnOf<Rest>}`
  : Name;

type Columns<Values> = { [Name in keyof Values as ColumnOf<Name & string>]: Values[Name] };

/** The values under their columns' names, such as `council_id` for `councilId`. */
export const columnsOf = <Values extends object>(values: Values): Columns<Values> =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      value,
    ]),
  ) as Columns<Values>;
