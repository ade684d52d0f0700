/** Rows aggregated as JSON in one statement; moments are strings there. */
import { type RawBuilder, sql } from 'kysely';

export type AsJson<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? AsJson<Item>[]
    : T extends object
      ? { [Key in keyof T]: AsJson<T[Key]> }
      : T;

/** The rows of a query as one value, for a statement that returns more than these. */
export const jsonRows = <Row>(selected: RawBuilder<Row>): RawBuilder<AsJson<Row>[]> =>
  sql`coalesce((select json_agg(listed) from (${selected}) listed), '[]')`;

export const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** JSON's moments in UTC: any fraction of a second, and then the zone. */
const IN_UTC = '+00:00';
const SECONDS_END = 19;

/** Formats a moment as the contract does, without creating a Date that would only be formatted again. */
export function isoOf(moment: string): string {
  if (!moment.endsWith(IN_UTC)) return new Date(moment).toISOString();
  const millis = moment.slice(SECONDS_END + 1, -IN_UTC.length).slice(0, 3);
  return `${moment.slice(0, SECONDS_END)}.${millis.padEnd(3, '0')}Z`;
}

/** Columns as Kysely names them, `name` or `name as alias`, for a statement written in SQL. */
export function columnsOf(table: string, columns: readonly string[]): RawBuilder<unknown> {
  const selected = columns.map((column) => {
    const [name = column, alias = name] = column.split(' as ');
    return sql`${sql.ref(`${table}.${name}`)} as ${sql.id(alias)}`;
  });
  return sql.join(selected);
}
