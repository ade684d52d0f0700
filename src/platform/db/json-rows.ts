/** Rows gathered as JSON by one statement, where moments are texts. */
import { type RawBuilder, sql } from 'kysely';

export type AsJson<T> = T extends Date
  ? string
  : T extends readonly (infer Item)[]
    ? AsJson<Item>[]
    : T extends object
      ? { [Key in keyof T]: AsJson<T[Key]> }
      : T;

export const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

/** Columns as Kysely names them, `name` or `name as alias`, for a statement that is written out. */
export function columnsOf(table: string, columns: readonly string[]): RawBuilder<unknown> {
  const selected = columns.map((column) => {
    const [name = column, alias = name] = column.split(' as ');
    return sql`${sql.ref(`${table}.${name}`)} as ${sql.id(alias)}`;
  });
  return sql.join(selected);
}
