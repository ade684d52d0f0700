/**
 * Composes and compiles a statement once per shape: which values are given, and everything other than those values.
 * Running it again is a look-up, and each connection prepares it once.
 */
import { CompiledQuery, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from './database.ts';
import { nameStatement } from './statement-names.ts';

/** A value, or its placeholder in a prepared statement. */
export type Param<T> = T | RawBuilder<T>;

/** Stands for any value in an example. */
export const GIVEN: RawBuilder<never> = sql`given`;

/** Stands for a value while a statement is compiled. */
export class Placeholder {
  readonly name: string;

  constructor(name: string) {
    this.name = name;
  }
}

interface Statement {
  text: string;
  parameters: readonly unknown[];
}

interface Composed<Given, Row> {
  values: readonly (keyof Given & string)[];
  compose: (given: Given) => RawBuilder<Row>;
}

interface Options<Given> {
  /**
   * Calls of different shapes, each of which `npm run generate` writes to `generated/statements`. Not needed if the
   * statement is composed of its values alone: it's then written as if all of them were given.
   */
  examples?: readonly Given[];
}

/** Anything that callers choose freely belongs among the values: shapes past this number are compiled each time. */
const MAX_SHAPES = 1_000;

/**
 * @param values the names of the given values that may differ from run to run. One that is null or left out is part of
 * the shape, like everything that isn't named here.
 *
 * @returns runs it. PostgreSQL plans it once for all values, unless that's told not to suit those given.
 */
export function prepareStatement<Given extends object, Row>(
  values: readonly (keyof Given & string)[],
  compose: (given: Given) => RawBuilder<Row>,
  options: NoInfer<Options<Given>> = {},
): (db: Db | Tx, given: Given, run?: { isPlannedOnce?: boolean }) => Promise<Row[]> {
  notePrepared({ values, compose, ...options });
  const names = new Set<string>(values);
  const statements = new Map<string, Statement>();
  return async (db, given, { isPlannedOnce = true } = {}) => {
    if (!isPlannedOnce) return (await compose(given).execute(db)).rows;
    const all = Object.entries(given);
    const shape = JSON.stringify(all.map(([name, value]) => (isValue(names, name, value) ? [name] : [name, value])));
    let statement = statements.get(shape);
    if (!statement) {
      statement = compileShape(db, { values, compose }, given);
      if (statements.size < MAX_SHAPES) {
        statements.set(shape, statement);
        nameStatement(statement.text);
      }
    }
    const own = new Map<string, unknown>(all);
    const parameters = statement.parameters.map((each) => (each instanceof Placeholder ? own.get(each.name) : each));
    const { rows } = await db.executeQuery<Row>(CompiledQuery.raw(statement.text, parameters));
    return rows;
  };
}

/** @returns the statement for everything given that has the same shape. */
export function compileShape<Given extends object, Row>(
  db: QueryExecutorProvider,
  { values, compose }: Composed<Given, Row>,
  given: Given,
): Statement {
  const names = new Set<string>(values);
  const placed = Object.entries(given).map(([name, value]) => [
    name,
    isValue(names, name, value) ? sql`${new Placeholder(name)}` : value,
  ]);
  const { sql: text, parameters } = compose(Object.fromEntries(placed) as Given).compile(db);
  return { text, parameters };
}

const isValue = (names: ReadonlySet<string>, name: string, value: unknown) =>
  names.has(name) && value !== null && value !== undefined;

export type Prepared<Given> = Composed<Given, unknown> & Options<Given>;

let notePrepared: <Given extends object>(prepared: Prepared<Given>) => void = () => {};

/** From now on, calls `note` for each statement when it's prepared. */
export function watchPrepared(note: typeof notePrepared): void {
  notePrepared = note;
}
